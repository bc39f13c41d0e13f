package dev.unravel.conformance.programs.forkjoin;

import dev.unravel.conformance.Outcomes;
import java.util.stream.IntStream;

/**
 * A parallel stream runs its parts at the same time. Without x=1 only one thread ever works on it.
 */
@Outcomes(
    value = {"x=1", "x=2"},
    large = true)
public final class ParallelStreamRaces {
  private int x;

  public static void main(String[] args) {
    ParallelStreamRaces p = new ParallelStreamRaces();
    IntStream.range(0, 2).parallel().forEach(i -> p.x++);
    System.out.println("x=" + p.x);
  }
}
