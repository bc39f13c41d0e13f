package dev.unravel.conformance.programs.arrays;

import dev.unravel.conformance.Outcomes;
import java.util.Arrays;

/** Many elements are filled before a flag is set that another thread looks at first. */
@Outcomes({"false 0", "false 1", "true 1"})
public final class FillOfALargeArray {
  private static volatile boolean done;

  public static void main(String[] args) throws InterruptedException {
    done = false;
    int[] array = new int[2_000];
    Thread t =
        new Thread(
            () -> {
              Arrays.fill(array, 1);
              done = true;
            });
    t.start();
    boolean wasDone = done;
    int last = array[1_999];
    t.join();
    System.out.println(wasDone + " " + last);
  }
}
