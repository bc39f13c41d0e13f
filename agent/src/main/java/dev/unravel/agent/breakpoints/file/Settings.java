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
public record Settings(
    long timeout,
    long ignoreFirst,
    long atMost,
    long pauses,
    Optional<String> holding,
    Optional<String> caller,
    Optional<String> thread) {
  static final Settings DEFAULT =
      new Settings(
          100,
          0,
          Long.MAX_VALUE,
          Long.MAX_VALUE,
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  Settings withTimeout(long millis) {
    return new Settings(millis, ignoreFirst, atMost, pauses, holding, caller, thread);
  }

  Settings withIgnoreFirst(long times) {
    return new Settings(timeout, times, atMost, pauses, holding, caller, thread);
  }

  Settings withAtMost(long hits) {
    return new Settings(timeout, ignoreFirst, hits, pauses, holding, caller, thread);
  }

  Settings withPauses(long times) {
    return new Settings(timeout, ignoreFirst, atMost, times, holding, caller, thread);
  }

  Settings withHolding(String type) {
    return new Settings(timeout, ignoreFirst, atMost, pauses, Optional.of(type), caller, thread);
  }

  Settings withCaller(String pattern) {
    return new Settings(
        timeout, ignoreFirst, atMost, pauses, holding, Optional.of(pattern), thread);
  }

  Settings withThread(String pattern) {
    return new Settings(
        timeout, ignoreFirst, atMost, pauses, holding, caller, Optional.of(pattern));
  }
}
