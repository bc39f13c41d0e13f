package dev.unravel.diagnose;

import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Switch;
import dev.unravel.trace.Trace;
import dev.unravel.trace.TraceStatistics;
import java.util.List;

/**
 * Result of one execution in a laboratory.
 *
 * @param trace what happened; its actions only if they were asked for
 * @param order the same for executions of one laboratory whose conflicting actions came in the same
 *     order
 * @param switches its schedule as what it does besides taking turns
 */
public record Attempt(Trace trace, long order, List<Switch> switches) {
  public Attempt {
    switches = List.copyOf(switches);
  }

  /** Whether it showed this bug. */
  public boolean shows(FailureSignature signature) {
    return trace.outcome().shows(signature);
  }

  /** Its size. */
  public TraceStatistics statistics() {
    return TraceStatistics.of(trace);
  }
}
