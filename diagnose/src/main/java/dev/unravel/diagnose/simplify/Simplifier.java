package dev.unravel.diagnose.simplify;

import dev.unravel.diagnose.Laboratory;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Intervals;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Finds the simplest execution that fails like a given one. {@link Cost} says what simple means.
 *
 * <p>Four things are done in turn, until none of them helps.
 *
 * <ol>
 *   <li><b>Another schedule for the same order.</b> Actions that do not conflict commute. {@link
 *       Linearisation} finds the schedule with the fewest switches among all that order the
 *       conflicting actions as the failing execution did, and leave out what the failure does not
 *       come after. It takes one execution to check, and in traces of a random search most switches
 *       are gone after it.
 *   <li><b>Random schedules</b> with few preemptions, in the worker at full speed. Most failures
 *       need one or two, and it takes less luck to hit them than steps to get there from hundreds.
 *   <li><b>Another order.</b> Threads are left out, then preemptions: all but one or two, or some
 *       of them; and {@link Tinertia} joins intervals. That ends in a local minimum; in the paper
 *       10% of the results were two or more switches from the best there is.
 *   <li><b>A look at all schedules with fewer preemptions</b>, as far as the limits allow. If it
 *       comes to an end and finds none, the number of preemptions is proved minimal. Then a shorter
 *       look at those with as many preemptions, for fewer switches. If either finds one, everything
 *       starts again from there.
 * </ol>
 */
public final class Simplifier {
  private static final long SAMPLE_EXECUTIONS = 5_000;
  private static final long SWITCH_EXECUTIONS = 5_000;
  private static final long SWITCH_MILLIS = 500;

  private final CandidateRuns trials;
  private final Laboratory laboratory;
  private final SimplifyLimits limits;
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
      Laboratory laboratory, Trace failing, SimplifyLimits limits, SimplifyListener listener) {
    this.laboratory = laboratory;
    this.limits = limits;
    before = Cost.of(failing);
    Budget budget = new Budget(limits, laboratory::executions);
    trials = new CandidateRuns(laboratory, failing, budget, listener, limits);
  }

  /** Simplifies until nothing helps or the limits are reached. */
  public Simplification run() {
    String remark = "";
    try {
      trials.phase("another schedule for the same order");
      reorder();
      sample();
      do {
        improve();
      } while (sample() || foundFewerPreemptions() || foundFewerSwitches());
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
      Preemptions preemptions = new Preemptions(trials);
      trials.phase("keeping few preemptions");
      preemptions.keepFew();
      trials.phase("dropping preemptions");
      preemptions.drop();
      trials.phase("keeping few preemptions");
      preemptions.keepFew();
      trials.phase("joining intervals");
      iterations += new Tinertia(trials).run();
    } while (trials.cost().compareTo(last) < 0);
  }

  /** With one preemption there is no need to: without any there are not many schedules. */
  private boolean sample() {
    trials.phase("trying random schedules with few preemptions");
    return limits.suffix() == 0
        && trials.cost().preemptions() > 1
        && trials.sample(SAMPLE_EXECUTIONS);
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

  /** Many at once first: most threads of a large program have no part in the failure. */
  private void leaveOutThreads() {
    TreeSet<Integer> acting = new TreeSet<>();
    trials.intervals().forEach(interval -> acting.add(interval.thread()));
    inChunks(List.copyOf(acting.descendingSet()), this::leaveOut);
  }

  private boolean leaveOut(List<Integer> threads) {
    Set<Integer> out = new HashSet<>(threads);
    return trials
        .run(
            Intervals.without(
                trials.intervals(), trials.frozen(), interval -> out.contains(interval.thread())))
        .kept();
  }

  /** Tries all, the halves, the quarters, and so on, and leaves alone what was kept. */
  private static <T> void inChunks(List<T> things, Predicate<List<T>> attempt) {
    List<T> left = new ArrayList<>(things);
    for (int size = left.size(); size > 0; size /= 2) {
      int from = 0;
      while (from < left.size()) {
        List<T> chunk = left.subList(from, Math.min(from + size, left.size()));
        if (attempt.test(List.copyOf(chunk))) {
          chunk.clear();
        } else {
          from += size;
        }
      }
    }
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
