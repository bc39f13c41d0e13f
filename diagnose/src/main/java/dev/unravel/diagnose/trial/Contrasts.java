package dev.unravel.diagnose.trial;

import dev.unravel.diagnose.Laboratory;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.trace.TraceStatistics;
import dev.unravel.trace.file.TraceHash;
import dev.unravel.wire.Plan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds the passing execution that has most in common with the failing one. */
public final class Contrasts {
  /** Passing executions that are looked at, those that were run last; if they are long, one. */
  private static final int MOST = 4;

  private static final int LONG = 20_000;

  private final Laboratory laboratory;
  private final Trace failing;
  private final long[] hashes;

  public Contrasts(Laboratory laboratory, Trace failing) {
    this.laboratory = laboratory;
    this.failing = failing;
    this.hashes = TraceHash.actions(failing);
  }

  public Optional<Contrast> of(List<Trace> passing) {
    Contrast best = null;
    for (Trace each : recorded(passing)) {
      long same = same(each);
      if (best == null || same > best.same()) {
        best = new Contrast(each, same, deciding(same, each));
      }
    }
    return Optional.ofNullable(best);
  }

  /** The last of them with every action, the one that has most in common first. */
  public List<Trace> nearestFirst(List<Trace> passing) {
    return recorded(passing).stream()
        .sorted(Comparator.comparingLong(each -> -same(each)))
        .toList();
  }

  private List<Trace> recorded(List<Trace> passing) {
    List<Trace> recorded = new ArrayList<>();
    int most = failing.actions().size() > LONG ? 1 : MOST;
    for (Trace each : passing.subList(Math.max(0, passing.size() - most), passing.size())) {
      Trace again = laboratory.recorded(new Plan.Exact(each.schedule())).trace();
      if (again.outcome() instanceof Outcome.Pass) {
        recorded.add(again);
      }
    }
    return recorded;
  }

  private long same(Trace passing) {
    long[] others = TraceHash.actions(passing);
    int same = 0;
    while (same < Math.min(hashes.length, others.length) && hashes[same] == others[same]) {
      same++;
    }
    return same;
  }

  /**
   * Where they part, if control passes on there. A passing execution that has far fewer preemptions
   * says nothing about one of them.
   */
  private long deciding(long same, Trace passing) {
    int fewer =
        TraceStatistics.of(failing).preemptions() - TraceStatistics.of(passing).preemptions();
    return fewer <= 1 && isSwitch(same) ? same : 0;
  }

  private boolean isSwitch(long clock) {
    return clock >= 1
        && clock < failing.actions().size()
        && failing.at(clock).thread() != failing.at(clock + 1).thread();
  }
}
