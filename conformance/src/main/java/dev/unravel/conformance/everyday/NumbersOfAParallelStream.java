package dev.unravel.conformance.everyday;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A parallel stream that adds to a plain list. */
@Fails
public final class NumbersOfAParallelStream {
  private static final List<Integer> NUMBERS = new ArrayList<>();

  public static void main(String[] args) {
    IntStream.range(0, 2).parallel().forEach(NUMBERS::add);
    if (NUMBERS.size() != 2) {
      throw new AssertionError("kept " + NUMBERS);
    }
  }
}
