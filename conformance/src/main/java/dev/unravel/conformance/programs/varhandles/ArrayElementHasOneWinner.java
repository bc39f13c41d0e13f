package dev.unravel.conformance.programs.varhandles;

import dev.unravel.conformance.Outcomes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * Of two compare-and-sets on an array element exactly one succeeds, and its neighbour is untouched.
 */
@Outcomes({"main=true [0, 2]", "main=false [0, 1]"})
public final class ArrayElementHasOneWinner {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

  public static void main(String[] args) throws InterruptedException {
    int[] array = new int[2];
    Thread t =
        new Thread(
            () -> {
              boolean won = ELEMENT.compareAndSet(array, 1, 0, 1);
            });
    t.start();
    boolean mine = ELEMENT.compareAndSet(array, 1, 0, 2);
    t.join();
    System.out.println("main=" + mine + " " + Arrays.toString(array));
  }
}
