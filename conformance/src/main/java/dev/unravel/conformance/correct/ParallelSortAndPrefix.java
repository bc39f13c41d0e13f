package dev.unravel.conformance.correct;

import java.util.Arrays;

/** Arrays.parallelSort and parallelPrefix over arrays of some size. */
public final class ParallelSortAndPrefix {
  public static void main(String[] args) {
    int[] values = new int[20_000];
    Arrays.setAll(values, i -> values.length - i);
    Arrays.parallelSort(values);
    for (int i = 1; i < values.length; i++) {
      if (values[i - 1] > values[i]) {
        throw new AssertionError("not sorted at " + i);
      }
    }
    int[] ones = new int[64];
    Arrays.fill(ones, 1);
    Arrays.parallelPrefix(ones, Integer::sum);
    if (ones[63] != 64) {
      throw new AssertionError("prefix " + ones[63]);
    }
  }
}
