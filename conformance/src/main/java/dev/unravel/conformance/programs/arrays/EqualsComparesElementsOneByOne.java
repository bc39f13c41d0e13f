package dev.unravel.conformance.programs.arrays;

import dev.unravel.conformance.Outcomes;
import java.util.Arrays;

/** {@code Arrays.equals} may compare with a state that the array never had. */
@Outcomes({"false", "true"})
public final class EqualsComparesElementsOneByOne {
  public static void main(String[] args) throws InterruptedException {
    int[] array = new int[2];
    Thread t =
        new Thread(
            () -> {
              array[0] = 1;
              array[1] = 1;
            });
    t.start();
    boolean same = Arrays.equals(array, new int[] {0, 1});
    t.join();
    System.out.println(same);
  }
}
