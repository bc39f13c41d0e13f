package dev.unravel.diagnose.isolate;

import dev.unravel.trace.Trace;
import java.util.List;

/** Result of isolating. */
public sealed interface IsolationResult {

  /**
   * Two schedules, one failing, one passing, with hardly a difference.
   *
   * @param failing the failing run
   * @param passing the passing run
   * @param effort how it was done
   * @param remaining the switches that differ
   * @param picksDiffer whether they differ in choices that are not between threads
   */
  record Isolated(
      Trace failing,
      Trace passing,
      Effort effort,
      List<SwitchDifference> remaining,
      boolean picksDiffer)
      implements IsolationResult {
    public Isolated {
      remaining = List.copyOf(remaining);
    }
  }

  /**
   * The extent of the narrowing, and the number of tests it took.
   *
   * @param fuzzed executions it took to find the other schedule, 0 when it was given
   * @param differences atomic differences at the start
   * @param left atomic differences left
   * @param tests mixes that were run
   * @param minimal whether none of the differences left can be taken away, as tests have shown
   */
  record Effort(long fuzzed, long differences, long left, long tests, boolean minimal) {}

  /**
   * There is nothing to compare.
   *
   * @param reason one line for people
   */
  record NotIsolated(String reason) implements IsolationResult {}
}
