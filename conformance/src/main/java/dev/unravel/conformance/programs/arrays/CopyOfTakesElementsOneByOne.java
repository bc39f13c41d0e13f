package dev.unravel.conformance.programs.arrays;

import dev.unravel.conformance.Outcomes;
import java.util.Arrays;

/** {@code Arrays.copyOf} while another thread writes two elements. */
@Outcomes({"[0, 0]", "[0, 1]", "[1, 0]", "[1, 1]"})
public final class CopyOfTakesElementsOneByOne {
  public static void main(String[] args) throws InterruptedException {
    int[] array = new int[2];
    Thread t =
        new Thread(
            () -> {
              array[0] = 1;
              array[1] = 1;
            });
    t.start();
    int[] copy = Arrays.copyOf(array, 2);
    t.join();
    System.out.println(Arrays.toString(copy));
  }
}
