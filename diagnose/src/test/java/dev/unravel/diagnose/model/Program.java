package dev.unravel.diagnose.model;

import java.util.List;

/**
 * A program that is small enough to run all its schedules in a test.
 *
 * @param threads what each thread does; all are there from the start, and all variables 0
 */
public record Program(List<List<Statement>> threads) {
  public Program {
    threads = threads.stream().map(List::copyOf).toList();
  }

  @SafeVarargs
  public static Program of(List<Statement>... threads) {
    return new Program(List.of(threads));
  }
}
