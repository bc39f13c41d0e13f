package dev.unravel.conformance.programs.arrays;

import dev.unravel.conformance.Outcomes;
import java.util.Arrays;

/** {@code System.arraycopy} out of an array that another thread writes. */
@Outcomes({"[0, 0]", "[0, 1]", "[1, 0]", "[1, 1]"})
public final class ArraycopyReadsElementsOneByOne {
  public static void main(String[] args) throws InterruptedException {
    int[] array = new int[2];
    Thread t =
        new Thread(
            () -> {
              array[0] = 1;
              array[1] = 1;
            });
    t.start();
    int[] copy = new int[2];
    System.arraycopy(array, 0, copy, 0, 2);
    t.join();
    System.out.println(Arrays.toString(copy));
  }
}
