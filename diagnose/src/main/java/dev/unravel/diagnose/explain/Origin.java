package dev.unravel.diagnose.explain;

import dev.unravel.trace.TraceStatistics;

/**
 * The execution that was found, before it was simplified.
 *
 * @param before its size
 * @param executions how many executions it took to simplify it
 * @param minimal whether no execution with fewer preemptions fails the same way, as was shown by
 *     trying
 */
public record Origin(TraceStatistics before, long executions, boolean minimal) {}
