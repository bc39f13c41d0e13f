package dev.unravel.diagnose.simplify;

import dev.unravel.diagnose.Laboratory;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import java.util.List;
import java.util.TreeSet;

/**
 * Finds the simplest execution that fails like a given one. {@link Cost} says what simple means.
 *
 * <p>Three things are done in turn, until none of them helps.
 *
 * <ol>
 *   <li><b>Another schedule for the same order.</b> Actions that do not conflict commute. {@link
 *       Linearisation} finds the schedule with the fewest switches among all that order the
 *       conflicting actions as the failing execution did, and leave out what the failure does not
 *       come after. It takes one execution to check, and in traces of a random search most switches
 *       are gone after it.
 *   <li><b>Another order.</b> Threads are left out, {@link Tinertia} joins intervals, and single
 *       preemptions, then pairs of them, are dropped. That ends in a local minimum; in the paper
 *       10% of the results were two or more switches from the best there is.
 *   <li><b>A look at all schedules with fewer preemptions</b>, as far as the limits allow. If it
 *       comes to an end and finds none, the number of preemptions is proved minimal. Then a shorter
 *       look at those with as many preemptions, for fewer switches. If either finds one, everything
 *       starts again from there.
 * </ol>
 */
public final class Simplifier {
  /** With more preemptions than this there are too many pairs to drop. */
  private static final int MOST_FOR_PAIRS = 8;

  private static final long SWITCH_EXECUTIONS = 5_000;
  private static final long SWITCH_MILLIS = 500;

  private final Trials trials;
  private final Laboratory laboratory;
  private final Limits limits;
  private final Cost before;
  private int iterations;

  /** Preemptions below which no schedule fails: all were run. */
  private int provedLeast;

  /** Whether every schedule with as many preemptions as the best was run. */
  private boolean switchesProved;

  /**
   * Makes sure that the failure shows.
   *
   * @param laboratory made for the execution
   * @throws NotShownException if it does not
   */
  public Simplifier(
      Laboratory laboratory, Trace failing, Limits limits, SimplifyListener listener) {
    this.laboratory = laboratory;
    this.limits = limits;
    before = Cost.of(failing);
    Budget budget = new Budget(limits, laboratory::executions);
    trials = new Trials(laboratory, failing, budget, listener, limits);
  }

  /** Simplifies until nothing helps or the limits are reached. */
  public Simplification run() {
    String remark = "";
    try {
      do {
        improve();
      } while (foundFewerPreemptions() || foundFewerSwitches());
      remark = limits.suffix() > 0 ? "only the end of the trace was looked at" : "";
    } catch (OutOfBudgetException over) {
      remark = over.getMessage();
    }
    boolean minimal = trials.cost().preemptions() <= provedLeast;
    if (!minimal && remark.isEmpty()) {
      remark = "not every schedule with fewer preemptions was run";
    }
    return new Simplification(
        trials.best(),
        before,
        trials.cost(),
        iterations,
        laboratory.executions(),
        minimal,
        minimal && switchesProved,
        minimal ? "" : remark);
  }

  private void improve() {
    Cost last;
    do {
      last = trials.cost();
      trials.phase("another schedule for the same order");
      reorder();
      trials.phase("leaving out threads");
      leaveOutThreads();
      trials.phase("joining intervals");
      iterations += new Tinertia(trials).run();
      trials.phase("dropping preemptions");
      dropPreemptions();
    } while (trials.cost().compareTo(last) < 0);
  }

  private void reorder() {
    PartialOrder order = trials.order();
    List<Interval> prefix = trials.intervals().subList(0, trials.frozen());
    Outcome.Fail fail = (Outcome.Fail) trials.best().outcome();
    if (endsWithTheFailure(fail.signature().kind())
        && trials.run(Linearisation.of(order, prefix, order.pastOfTheLast())).kept()) {
      return;
    }
    trials.run(Linearisation.of(order, prefix, order.everything()));
  }

  /** Whether the last action leads to the failure; otherwise the last of several threads do. */
  private static boolean endsWithTheFailure(FailureKind kind) {
    return kind == FailureKind.EXCEPTION
        || kind == FailureKind.ASSERTION
        || kind == FailureKind.EXIT;
  }

  private void leaveOutThreads() {
    TreeSet<Integer> acting = new TreeSet<>();
    trials.intervals().forEach(interval -> acting.add(interval.thread()));
    for (int thread : acting.descendingSet()) {
      trials.run(
          Intervals.without(
              trials.intervals(), trials.frozen(), interval -> interval.thread() == thread));
    }
  }

  private void dropPreemptions() {
    for (int i = 0; i < trials.best().preemptions().size(); i++) {
      int first = trials.best().preemptions().get(i);
      if (first < trials.frozen() || drop(first)) {
        continue;
      }
      boolean pairs = trials.best().preemptions().size() <= MOST_FOR_PAIRS;
      for (int j = i + 1; pairs && j < trials.best().preemptions().size(); j++) {
        List<Interval> later = Intervals.goingOn(trials.intervals(), preemption(j));
        if (trials.run(Intervals.goingOn(later, first)).kept()) {
          break;
        }
      }
    }
  }

  private int preemption(int index) {
    return trials.best().preemptions().get(index);
  }

  private boolean drop(int preempted) {
    return trials.run(Intervals.goingOn(trials.intervals(), preempted)).kept();
  }

  /** Runs all schedules with fewer preemptions, as far as the limits allow. */
  private boolean foundFewerPreemptions() {
    int preemptions = trials.cost().preemptions();
    if (limits.suffix() > 0 || preemptions <= provedLeast) {
      return false;
    }
    trials.phase("looking through the schedules with fewer preemptions");
    Laboratory.Sought sought =
        trials.seek(preemptions - 1, Integer.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);
    if (sought.found().isEmpty() && sought.equalTried()) {
      provedLeast = preemptions;
    }
    return sought.found().isPresent() && trials.adopt(sought.found().get());
  }

  /** Runs the schedules with as many preemptions, but not for long: the gain is small. */
  private boolean foundFewerSwitches() {
    if (limits.suffix() > 0) {
      return false;
    }
    trials.phase("looking through the schedules with as many preemptions");
    Cost cost = trials.cost();
    Laboratory.Sought sought =
        trials.seek(cost.preemptions(), cost.switches(), SWITCH_EXECUTIONS, SWITCH_MILLIS);
    switchesProved = sought.found().isEmpty() && sought.equalTried();
    return sought.found().isPresent() && trials.adopt(sought.found().get());
  }
}
