package dev.unravel.launch.request;

import dev.unravel.launch.UsageException;
import dev.unravel.trace.Trace;
import java.util.OptionalLong;

/**
 * A request to step through an execution.
 *
 * @param trace the recorded execution
 * @param port where a debugger connects, 0 for any
 * @param until the clock value to stop at first, if one is asked for
 */
public record StepRequest(Trace trace, int port, OptionalLong until) {

  public StepRequest {
    long end = trace.schedule().actions();
    if (until.isPresent() && (until.getAsLong() < 1 || until.getAsLong() > end)) {
      throw new UsageException("--until must be from 1 to " + end + ", where this execution ends");
    }
  }

  /**
   * The clock value to stop at first; without one it is the target's first line. The first line of
   * a test is one of JUnit, a long way from home, so there it is the first action of the test.
   */
  public OptionalLong start() {
    if (until.isPresent() || !trace.target().isTest()) {
      return until;
    }
    for (int i = 0; i < trace.actions().size(); i++) {
      if (trace.actions().get(i).location() >= 0) {
        return OptionalLong.of(i + 1L);
      }
    }
    return OptionalLong.empty();
  }
}
