package dev.unravel.agent.breakpoints.file;

import java.util.Optional;

/**
 * Options of a breakpoint or of one of its positions.
 *
 * @param timeout in milliseconds
 * @param ignoreFirst how many of those who would take part at each position do not
 * @param atMost how many hits there may be
 * @param pauses how often a thread may be kept waiting
 * @param holding the type of a lock that the thread must hold
 * @param caller who must have called the method
 * @param thread what the thread must be named
 */
public record BreakpointSettings(
    long timeout,
    long ignoreFirst,
    long atMost,
    long pauses,
    Optional<String> holding,
    Optional<String> caller,
    Optional<String> thread) {
  static final BreakpointSettings DEFAULT =
      new BreakpointSettings(
          100,
          0,
          Long.MAX_VALUE,
          Long.MAX_VALUE,
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  BreakpointSettings withTimeout(long millis) {
    return new BreakpointSettings(millis, ignoreFirst, atMost, pauses, holding, caller, thread);
  }

  BreakpointSettings withIgnoreFirst(long times) {
    return new BreakpointSettings(timeout, times, atMost, pauses, holding, caller, thread);
  }

  BreakpointSettings withAtMost(long hits) {
    return new BreakpointSettings(timeout, ignoreFirst, hits, pauses, holding, caller, thread);
  }

  BreakpointSettings withPauses(long times) {
    return new BreakpointSettings(timeout, ignoreFirst, atMost, times, holding, caller, thread);
  }

  BreakpointSettings withHolding(String type) {
    return new BreakpointSettings(
        timeout, ignoreFirst, atMost, pauses, Optional.of(type), caller, thread);
  }

  BreakpointSettings withCaller(String pattern) {
    return new BreakpointSettings(
        timeout, ignoreFirst, atMost, pauses, holding, Optional.of(pattern), thread);
  }

  BreakpointSettings withThread(String pattern) {
    return new BreakpointSettings(
        timeout, ignoreFirst, atMost, pauses, holding, caller, Optional.of(pattern));
  }
}
