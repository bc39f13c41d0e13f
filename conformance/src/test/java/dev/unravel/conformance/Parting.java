package dev.unravel.conformance;

import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceHash;
import java.util.Arrays;
import java.util.Optional;

/** Where two traces part: that tells more than two hashes. */
final class Parting {
  private Parting() {}

  /** The first action that differs, in words, or nothing. */
  static Optional<String> between(Trace one, Trace other) {
    int index = Arrays.mismatch(TraceHash.actions(one), TraceHash.actions(other));
    if (index >= 0) {
      return Optional.of(
          "action " + (index + 1) + ": " + at(one, index) + " <> " + at(other, index));
    }
    return TraceHash.of(one) == TraceHash.of(other)
        ? Optional.empty()
        : Optional.of("outcome: " + one.outcome() + " <> " + other.outcome());
  }

  private static String at(Trace trace, int index) {
    return index < trace.actions().size() ? trace.describe(index + 1) : "the end";
  }
}
