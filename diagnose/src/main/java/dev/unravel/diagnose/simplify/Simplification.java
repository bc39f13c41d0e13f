package dev.unravel.diagnose.simplify;

import dev.unravel.trace.Trace;

/**
 * What a simplification came to.
 *
 * @param trace the simplest execution that was found, with all its actions
 * @param before what the given execution costs
 * @param after what the simplest costs
 * @param iterations how often the algorithm of the paper went over the intervals
 * @param executions executions it took
 * @param minimal whether every schedule with fewer preemptions was run and none fails the same way
 * @param remark why it is not proved minimal, or ""
 */
public record Simplification(
    Trace trace,
    Cost before,
    Cost after,
    int iterations,
    long executions,
    boolean minimal,
    String remark) {}
