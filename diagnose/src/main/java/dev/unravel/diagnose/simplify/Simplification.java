package dev.unravel.diagnose.simplify;

import dev.unravel.trace.Trace;

/**
 * Result of a simplification.
 *
 * @param trace the simplest execution that was found, with all its actions
 * @param before what the given execution costs
 * @param after what the simplest costs
 * @param iterations how often the algorithm of the paper went over the intervals
 * @param executions executions it took
 * @param minimal whether every schedule with fewer preemptions was run and none fails the same way
 * @param minimalSwitches whether every schedule with as many preemptions was run, too, and none
 *     that fails the same way has fewer switches
 * @param remark why it is not proved minimal, or ""
 */
public record Simplification(
    Trace trace,
    Cost before,
    Cost after,
    int iterations,
    long executions,
    boolean minimal,
    boolean minimalSwitches,
    String remark) {

  /** What is there when something ended it before its time. */
  public static Simplification cutShort(Trace best, Trace given, long executions, String remark) {
    return new Simplification(
        best, Cost.of(given), Cost.of(best), 0, executions, false, false, remark);
  }
}
