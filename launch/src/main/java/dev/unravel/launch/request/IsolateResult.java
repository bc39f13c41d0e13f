package dev.unravel.launch.request;

import dev.unravel.diagnose.isolate.IsolationResult;
import dev.unravel.wire.Divergence;
import java.util.Optional;

/**
 * Result of isolating.
 *
 * @param isolation the two schedules, or why there are none
 * @param executions how often the target was run
 * @param millis milliseconds it took
 * @param divergence where a new JVM did not repeat one of the two runs, if so
 */
public record IsolateResult(
    IsolationResult isolation, long executions, long millis, Optional<Divergence> divergence) {}
