package dev.unravel.diagnose.trial;

import dev.unravel.diagnose.Attempt;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Switch;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Runs what is to be tried, and keeps what came of it. */
public final class Experiments {
  /** Turns of so many actions each, for a look at orders that nobody chose. */
  private static final int[] TURNS = {1, 2, 3, 5, 8};

  private static final int MOST_SWITCHES = 2_000;

  private final Observatory laboratory;
  private final FailureSignature signature;
  private final int actions;
  private final List<Check> checks = new ArrayList<>();
  private final List<Trace> passing = new ArrayList<>();
  private int orders;
  private int failed;
  private boolean plainFails;

  /**
   * @param signature the failure to explain
   * @param actions how many actions the execution to explain has
   */
  public Experiments(Observatory laboratory, FailureSignature signature, int actions) {
    this.laboratory = laboratory;
    this.signature = signature;
    this.actions = actions;
  }

  /** Tries something; the answer says whether the target passed. */
  public Outcome run(Trial trial, List<Integer> picks) {
    Attempt attempt = attempt(new Plan.Guided(new Schedule(trial.order(), picks)));
    check(clock(trial.first()), clock(trial.second()), trial.question(), attempt);
    return attempt.trace().outcome();
  }

  /** Whether it passes as somebody expects, who sees all that happens; kept only if so. */
  public boolean confirms(Trial trial, List<Integer> picks, Predicate<Trace> expected) {
    Attempt attempt = laboratory.recorded(new Plan.Guided(new Schedule(trial.order(), picks)));
    count(attempt);
    boolean confirmed =
        attempt.trace().outcome() instanceof Outcome.Pass && expected.test(attempt.trace());
    if (confirmed) {
      check(clock(trial.first()), clock(trial.second()), trial.question(), attempt);
    }
    return confirmed;
  }

  private void check(long first, long second, String question, Attempt attempt) {
    Outcome outcome = attempt.trace().outcome();
    boolean gone = !attempt.shows(signature) && !(outcome instanceof Outcome.Unresolved);
    checks.add(new Check(first, second, question, outcome, gone));
  }

  /** An action that the failing execution did not come to has no clock. */
  private long clock(int action) {
    return action < actions ? action + 1L : 0;
  }

  /** Runs some orders that have nothing to do with any suspicion, the plainest first. */
  public void lookAround(Orders made, boolean few) {
    Attempt plain = attempt(new Plan.Switches(List.of(), List.of()));
    plainFails = !(plain.trace().outcome() instanceof Outcome.Pass);
    check(0, 0, "no preemption at all", plain);
    look(guided(made.childrenFirst()));
    look(guided(made.lastFirst()));
    if (!few) {
      for (int turn : TURNS) {
        look(new Plan.Switches(turns(turn), List.of()));
      }
    }
  }

  private static Plan guided(List<Interval> order) {
    return new Plan.Guided(new Schedule(order, List.of()));
  }

  private List<Switch> turns(int length) {
    List<Switch> switches = new ArrayList<>();
    for (int clock = length; clock < 4 * actions; clock += length) {
      if (switches.size() < MOST_SWITCHES) {
        switches.add(new Switch(clock, Switch.NEXT));
      }
    }
    return switches;
  }

  private Outcome look(Plan plan) {
    return attempt(plan).trace().outcome();
  }

  private Attempt attempt(Plan plan) {
    Attempt attempt = laboratory.attempt(plan);
    count(attempt);
    return attempt;
  }

  private void count(Attempt attempt) {
    orders++;
    if (attempt.trace().outcome() instanceof Outcome.Pass) {
      passing.add(attempt.trace());
    } else if (attempt.trace().outcome().failed()) {
      failed++;
    }
  }

  /** How many orders were run. */
  public int orders() {
    return orders;
  }

  /** Whether it fails without any preemption, and in every other order that was run. */
  public boolean alwaysFails() {
    return plainFails && failed == orders;
  }

  public List<Check> checks() {
    return checks;
  }

  /** The executions that passed, in the order in which they were run. */
  public List<Trace> passing() {
    return passing;
  }
}
