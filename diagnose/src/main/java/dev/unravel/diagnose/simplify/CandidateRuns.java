package dev.unravel.diagnose.simplify;

import dev.unravel.diagnose.Attempt;
import dev.unravel.diagnose.Laboratory;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Intervals;
import dev.unravel.wire.Plan;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Runs candidates and keeps the best. A candidate counts when the execution that came of it shows
 * the same failure, costs no more than the best so far, and comes again when its schedule is run
 * once more: that second execution is recorded and is what the next candidates are made from.
 *
 * <p>A candidate that orders the conflicting actions as one before did is not run: if that one
 * passed, so will it; if that one failed, it is of interest only with fewer switches.
 */
final class CandidateRuns {
  /**
   * Result of trying a candidate.
   *
   * @param kept whether it is the best now
   * @param ran what was executed, unless it was not run or is the best
   */
  record Trial(boolean kept, Optional<Trace> ran) {
    private static final Trial SKIPPED = new Trial(false, Optional.empty());
    private static final Trial KEPT = new Trial(true, Optional.empty());
  }

  private final Laboratory laboratory;
  private final FailureSignature signature;
  private final Budget budget;
  private final SimplifyListener listener;
  private final long frozenActions;
  private final Set<Long> passing = new HashSet<>();
  private final Map<Long, Integer> failing = new HashMap<>();
  private final Set<Schedule> kept = new HashSet<>();
  private Trace best;
  private Cost cost;
  private PartialOrder order;
  private long samples;
  private String phase = "";

  CandidateRuns(
      Laboratory laboratory,
      Trace start,
      Budget budget,
      SimplifyListener listener,
      SimplifyLimits limits) {
    this.laboratory = laboratory;
    this.budget = budget;
    this.listener = listener;
    if (!(start.outcome() instanceof Outcome.Fail fail)) {
      throw new NotShownException("the execution did not fail");
    }
    signature = fail.signature();
    long actions = start.schedule().actions();
    frozenActions = limits.suffix() == 0 ? 0 : Math.max(0, actions - limits.suffix());
    Attempt again = laboratory.recorded(new Plan.Exact(start.schedule()));
    if (!again.shows(signature)) {
      throw new NotShownException("the execution does not fail any more");
    }
    take(again);
  }

  Trace best() {
    return best;
  }

  Cost cost() {
    return cost;
  }

  PartialOrder order() {
    return order;
  }

  List<Interval> intervals() {
    return best.schedule().intervals();
  }

  /** How many intervals at the beginning stay as they are. */
  int frozen() {
    return Intervals.covering(intervals(), frozenActions);
  }

  void phase(String now) {
    phase = now;
  }

  /** Runs a candidate, unless it is known what will come of it. */
  Trial run(List<Interval> candidate) {
    List<Interval> intervals = Intervals.merged(candidate);
    if (intervals.isEmpty() || intervals.equals(intervals())) {
      return Trial.SKIPPED;
    }
    long predicted = order.hash(intervals);
    Integer known = failing.get(predicted);
    if (passing.contains(predicted) || known != null && known <= intervals.size()) {
      return Trial.SKIPPED;
    }
    budget.check();
    Schedule schedule = new Schedule(intervals, best.schedule().picks());
    Attempt attempt = laboratory.attempt(new Plan.Guided(schedule));
    listener.progress(phase, laboratory.executions(), cost);
    if (!attempt.shows(signature)) {
      passing.add(predicted);
      return new Trial(false, Optional.of(attempt.trace()));
    }
    failing.put(predicted, intervals.size());
    return adopt(attempt) ? Trial.KEPT : new Trial(false, Optional.of(attempt.trace()));
  }

  /** Makes an execution the best if it counts. */
  boolean adopt(Attempt attempt) {
    Cost now = Cost.of(attempt.trace());
    int compared = now.compareTo(cost);
    // What costs the same may be a way to something better, but only once.
    if (compared > 0 || compared == 0 && kept.contains(attempt.trace().schedule())) {
      return false;
    }
    Attempt again = laboratory.recorded(new Plan.Exact(attempt.trace().schedule()));
    if (!again.shows(signature) || Cost.of(again.trace()).compareTo(now) > 0) {
      return false;
    }
    take(again);
    if (compared < 0) {
      listener.better(best);
    }
    return true;
  }

  private void take(Attempt recorded) {
    laboratory.keep();
    best = recorded.trace();
    cost = Cost.of(best);
    kept.add(best.schedule());
    order = new PartialOrder(best);
    failing.merge(order.hash(intervals()), intervals().size(), Math::min);
  }

  /**
   * Runs some random schedules with fewer preemptions, in half of the time that is left at most,
   * and says whether one is the best now.
   */
  boolean sample(long maxExecutions) {
    budget.check();
    listener.progress(phase, laboratory.executions(), cost);
    return laboratory
        .sample(
            signature,
            ++samples,
            Math.min(maxExecutions, budget.executionsLeft()),
            budget.millisLeft() / 2)
        .filter(this::adopt)
        .isPresent();
  }

  /** Looks through all schedules with few preemptions, within the limits and some more. */
  Laboratory.Sought seek(int preemptions, int switches, long maxExecutions, long maxMillis) {
    budget.check();
    listener.progress(phase, laboratory.executions(), cost);
    return laboratory.seek(
        signature,
        preemptions,
        switches,
        Math.min(maxExecutions, budget.executionsLeft()),
        Math.min(maxMillis, budget.millisLeft()));
  }
}
