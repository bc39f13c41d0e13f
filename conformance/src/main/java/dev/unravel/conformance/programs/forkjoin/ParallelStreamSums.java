package dev.unravel.conformance.programs.forkjoin;

import dev.unravel.conformance.Outcomes;
import java.util.stream.IntStream;

/** A parallel sum is the same in every schedule. */
@Outcomes(value = "6", large = true)
public final class ParallelStreamSums {
  public static void main(String[] args) {
    System.out.println(IntStream.rangeClosed(1, 3).parallel().sum());
  }
}
