package dev.unravel.launch.breakpoints;

import dev.unravel.launch.request.Diagnosis;
import java.util.Optional;

/**
 * Result of looking for breakpoints.
 *
 * @param diagnosis what is known of the failure
 * @param set the best set of breakpoints; absent if there was none to try
 * @param rate what came of plain runs with them
 * @param plain what came of plain runs without
 * @param tried how many sets were tried
 * @param millis milliseconds it took
 */
public record BreakpointsResult(
    Diagnosis diagnosis,
    Optional<BreakpointSet> set,
    Rate rate,
    Rate plain,
    int tried,
    long millis) {

  /** Whether runs with the breakpoints failed in the way that is looked for. */
  public boolean reproduced() {
    boolean needless = set.filter(BreakpointSet.NONE::equals).isPresent();
    return rate.failures() > 0 && (needless || rate.failureRate() > plain.failureRate());
  }
}
