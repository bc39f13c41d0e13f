package dev.unravel.launch.search;

import dev.unravel.wire.Coverage;
import dev.unravel.wire.Message;
import dev.unravel.wire.Terms;
import java.util.Map;
import java.util.Optional;

/**
 * The work that one worker, or several, have done.
 *
 * @param executions executions, to warm up and to confirm too
 * @param millis milliseconds it took
 * @param coverage what was tried
 * @param exact whether the coverage's number of orders is their number, and not an upper bound
 * @param inconclusive why nothing follows from having found nothing, if so
 */
public record Tried(
    long executions, long millis, Coverage coverage, boolean exact, Optional<String> inconclusive) {

  static final Tried NOTHING = new Tried(0, 0, Coverage.NONE, true, Optional.empty());

  static Tried of(Message.Done done) {
    return new Tried(
        done.executions(), done.millis(), done.coverage(), true, done.inconclusiveReason());
  }

  /** What is known about a worker that did not come to send its result. */
  static Tried of(Message.Progress last) {
    Coverage known = new Coverage(last.distinctOrders(), new long[0], 0, 0, -1, false, Map.of());
    return new Tried(last.executions(), last.millis(), known, true, Optional.empty());
  }

  /** Both, at the same time. */
  Tried and(Tried other) {
    Coverage both = coverage.and(other.coverage);
    return new Tried(
        executions + other.executions,
        Math.max(millis, other.millis),
        both,
        exact && other.exact && both.hasOrders(),
        inconclusive.or(other::inconclusive));
  }

  public Tried on(Terms terms) {
    return new Tried(executions, millis, coverage.on(terms), exact, inconclusive);
  }

  Tried withMillis(long value) {
    return new Tried(executions, value, coverage, exact, inconclusive);
  }
}
