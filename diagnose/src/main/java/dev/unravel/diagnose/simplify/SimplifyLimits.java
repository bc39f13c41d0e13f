package dev.unravel.diagnose.simplify;

/**
 * Limits on the work of a simplification.
 *
 * @param maxExecutions executions after which it stops, 0 for no limit
 * @param maxMillis milliseconds after which it stops, 0 for no limit
 * @param suffix how many actions at the end may come in another order, 0 for all
 */
public record SimplifyLimits(long maxExecutions, long maxMillis, long suffix) {}
