package dev.unravel.explore.execution;

import dev.unravel.trace.Interval;
import dev.unravel.trace.Mark;
import dev.unravel.trace.Recording;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceHash;
import dev.unravel.wire.Divergence;
import java.util.Optional;

/**
 * Finds where the repetition of a recorded run parts from it. Its actions are not kept, so the
 * answer is the interval: who ran, how far, what it did to synchronise and where it stopped.
 */
final class RecordedDivergences {
  private RecordedDivergences() {}

  static Optional<Divergence> between(Trace recorded, Trace came) {
    if (came.recording().isEmpty()) {
      return outcomes(recorded, came);
    }
    long[] expected = TraceHash.intervals(recorded);
    long[] actual = TraceHash.intervals(came);
    long clock = 1;
    for (int i = 0; i < Math.max(expected.length, actual.length); i++) {
      if (i >= expected.length || i >= actual.length || expected[i] != actual[i]) {
        return Divergences.at(clock, describe(recorded, i), describe(came, i));
      }
      clock += recorded.schedule().intervals().get(i).actions();
    }
    Optional<Divergence> outcomes = outcomes(recorded, came);
    return outcomes.isPresent() ? outcomes : inputsAndOutput(recorded, came);
  }

  private static Optional<Divergence> outcomes(Trace recorded, Trace came) {
    String before = Divergences.outcome(recorded.outcome());
    String after = Divergences.outcome(came.outcome());
    return before.equals(after)
        ? Optional.empty()
        : Divergences.at(came.schedule().actions(), before, after);
  }

  private static Optional<Divergence> inputsAndOutput(Trace recorded, Trace came) {
    Recording before = recorded.recording().orElseThrow();
    Recording after = came.recording().orElseThrow();
    long end = recorded.schedule().actions();
    if (before.inputs().readings() != after.inputs().readings()) {
      return Divergences.at(
          end, readings(before.inputs().readings()), readings(after.inputs().readings()));
    }
    return before.output() == after.output()
        ? Optional.empty()
        : Divergences.at(end, "the same output", "other output");
  }

  private static String readings(long count) {
    return count + " readings of the clock";
  }

  private static String describe(Trace trace, int index) {
    if (index >= trace.schedule().intervals().size()) {
      return "the end of the execution";
    }
    Interval interval = trace.schedule().intervals().get(index);
    Mark mark = trace.recording().orElseThrow().marks().get(index);
    return name(trace, interval.thread())
        + " acts "
        + interval.actions()
        + " times"
        + trace.location(mark.location()).map(at -> ", up to " + at.shortForm()).orElse("")
        + " (check "
        + Integer.toHexString(mark.check())
        + ")";
  }

  /** A trace file may name a thread that it does not have. */
  private static String name(Trace trace, int thread) {
    return thread < trace.threads().size()
        ? trace.threads().get(thread).toString()
        : "thread " + thread;
  }
}
