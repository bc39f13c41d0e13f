package dev.unravel.launch.request;

import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.diagnose.isolate.IsolationResult;
import dev.unravel.diagnose.simplify.Simplification;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Divergence;
import java.util.Optional;

/**
 * All that was found out about a failing execution.
 *
 * @param failing the simplest execution that shows the failure
 * @param passing one that passes and hardly differs, if there is one
 * @param simplification how simple it became; absent when it could not be run again
 * @param isolation what decides between passing and failing
 * @param explanation what went wrong; absent when there is nothing to tell it by
 * @param executions how often the target was run for it
 * @param millis milliseconds it took
 * @param divergence where a new JVM did not repeat the failing execution, if so
 */
public record Diagnosis(
    Trace failing,
    Optional<Trace> passing,
    Optional<Simplification> simplification,
    IsolationResult isolation,
    Optional<Explanation> explanation,
    long executions,
    long millis,
    Optional<Divergence> divergence) {}
