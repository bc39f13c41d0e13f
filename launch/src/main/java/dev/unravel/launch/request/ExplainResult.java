package dev.unravel.launch.request;

import dev.unravel.diagnose.explain.Explanation;

/**
 * Result of explaining.
 *
 * @param explanation what went wrong
 * @param executions how often the target was run
 * @param millis milliseconds it took
 */
public record ExplainResult(Explanation explanation, long executions, long millis) {}
