package dev.unravel.conformance.programs.arrays;

import dev.unravel.conformance.Outcomes;
import java.util.Arrays;

/** {@code Arrays.hashCode} while another thread writes two elements: 961 and 31 and 1 for them. */
@Outcomes({"961", "962", "992", "993"})
public final class HashCodeReadsElementsOneByOne {
  public static void main(String[] args) throws InterruptedException {
    int[] array = new int[2];
    Thread t =
        new Thread(
            () -> {
              array[0] = 1;
              array[1] = 1;
            });
    t.start();
    int hash = Arrays.hashCode(array);
    t.join();
    System.out.println(hash);
  }
}
