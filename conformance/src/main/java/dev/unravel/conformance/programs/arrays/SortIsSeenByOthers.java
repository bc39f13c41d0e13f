package dev.unravel.conformance.programs.arrays;

import dev.unravel.conformance.Outcomes;
import java.util.Arrays;

/** {@code Arrays.sort} while another thread reads an element. */
@Outcomes({"1", "2"})
public final class SortIsSeenByOthers {
  public static void main(String[] args) throws InterruptedException {
    int[] array = {2, 1};
    Thread t = new Thread(() -> Arrays.sort(array));
    t.start();
    int first = array[0];
    t.join();
    System.out.println(first);
  }
}
