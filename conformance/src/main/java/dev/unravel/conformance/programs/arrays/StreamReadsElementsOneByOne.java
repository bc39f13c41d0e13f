package dev.unravel.conformance.programs.arrays;

import dev.unravel.conformance.Outcomes;
import java.util.Arrays;

/** A stream of an array while another thread writes two elements. */
@Outcomes({"0", "1", "2", "3"})
public final class StreamReadsElementsOneByOne {
  public static void main(String[] args) throws InterruptedException {
    int[] array = new int[2];
    Thread t =
        new Thread(
            () -> {
              array[0] = 1;
              array[1] = 2;
            });
    t.start();
    int sum = Arrays.stream(array).sum();
    t.join();
    System.out.println(sum);
  }
}
