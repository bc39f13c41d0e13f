package dev.unravel.conformance.everyday;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A parallel stream that is left to collect by itself: right. */
public final class NumbersCollectedInParallel {
  public static void main(String[] args) {
    List<Integer> numbers = IntStream.range(0, 2).parallel().boxed().collect(Collectors.toList());
    if (!numbers.equals(List.of(0, 1))) {
      throw new AssertionError("kept " + numbers);
    }
  }
}
