package dev.unravel.conformance.correct;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** A parallel stream in the common pool, with a collector. */
public final class ParallelStreamSum {
  public static void main(String[] args) {
    long sum = LongStream.rangeClosed(1, 100).parallel().map(i -> i * 2).sum();
    if (sum != 10_100) {
      throw new AssertionError("sum " + sum);
    }
    List<Integer> squares =
        IntStream.range(0, 8).parallel().boxed().map(i -> i * i).collect(Collectors.toList());
    if (!squares.equals(List.of(0, 1, 4, 9, 16, 25, 36, 49))) {
      throw new AssertionError(squares);
    }
  }
}
