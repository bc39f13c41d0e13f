package dev.unravel.conformance.programs.arrays;

import dev.unravel.conformance.Outcomes;
import java.util.Arrays;

/** {@code Arrays.copyOfRange} takes two of the three elements that another thread writes. */
@Outcomes({"[null, a]", "[a, a]", "[null, null]", "[a, null]"})
public final class CopyOfRangeTakesItsRangeOnly {
  public static void main(String[] args) throws InterruptedException {
    String[] array = new String[3];
    Thread t =
        new Thread(
            () -> {
              array[0] = "a";
              array[1] = "a";
              array[2] = "a";
            });
    t.start();
    String[] copy = Arrays.copyOfRange(array, 1, 3);
    t.join();
    System.out.println(Arrays.toString(copy));
  }
}
