package dev.unravel.explore.execution;

import dev.unravel.trace.Interval;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceHash;
import dev.unravel.wire.Divergence;
import java.util.List;
import java.util.Optional;

/** Finds where a replay parts from what was recorded. */
public final class Divergences {
  private static final String NOTHING = "the end of the execution";

  private Divergences() {}

  public static Optional<Divergence> between(Trace recorded, Trace came) {
    if (recorded.recording().isPresent()) {
      return RecordedDivergences.between(recorded, came);
    }
    long[] expected = TraceHash.meanings(recorded);
    long[] actual = TraceHash.meanings(came);
    // A trace that could not be recorded in full (the target hung) has only its schedule to
    // compare.
    if (expected.length > 0) {
      int shorter = Math.min(expected.length, actual.length);
      for (int i = 0; i < shorter; i++) {
        if (expected[i] != actual[i]) {
          return at(i + 1, recorded.describe(i + 1), came.describe(i + 1));
        }
      }
      if (expected.length != actual.length) {
        int clock = shorter + 1;
        String left = expected.length > shorter ? recorded.describe(clock) : NOTHING;
        String right = actual.length > shorter ? came.describe(clock) : NOTHING;
        return at(clock, left, right);
      }
    }
    return ofOutcomes(recorded, came, actual.length);
  }

  /** The same where actions were not recorded: who acted how often, and what came of it. */
  public static Optional<Divergence> ofSchedules(Trace recorded, Trace came) {
    List<Interval> expected = recorded.schedule().intervals();
    List<Interval> actual = came.schedule().intervals();
    long clock = 0;
    for (int i = 0; i < Math.min(expected.size(), actual.size()); i++) {
      if (!expected.get(i).equals(actual.get(i))) {
        return at(clock + 1, expected.get(i).toString(), actual.get(i).toString());
      }
      clock += expected.get(i).actions();
    }
    return expected.size() == actual.size()
        ? ofOutcomes(recorded, came, clock)
        : at(clock + 1, expected.size() + " intervals", actual.size() + " intervals");
  }

  private static Optional<Divergence> ofOutcomes(Trace recorded, Trace came, long clock) {
    String before = outcome(recorded.outcome());
    String after = outcome(came.outcome());
    return before.equals(after) ? Optional.empty() : at(clock, before, after);
  }

  static Optional<Divergence> at(long clock, String expected, String came) {
    return Optional.of(new Divergence(clock, expected, came));
  }

  static String outcome(Outcome outcome) {
    if (outcome instanceof Outcome.Fail fail) {
      // Numbers of lambda classes differ from JVM to JVM.
      return fail.signature().toString().replaceAll("\\$\\$Lambda\\S*", "\\$\\$Lambda");
    }
    return outcome instanceof Outcome.Unresolved left ? left.reason() : "no failure";
  }
}
