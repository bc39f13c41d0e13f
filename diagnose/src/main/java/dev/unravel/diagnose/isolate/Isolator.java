package dev.unravel.diagnose.isolate;

import dev.unravel.diagnose.Attempt;
import dev.unravel.diagnose.Laboratory;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Schedule;
import dev.unravel.wire.Plan;
import java.util.Optional;

/**
 * Isolates what makes a schedule fail: finds a passing and a failing schedule that differ as little
 * as possible, normally in one switch that comes one tick earlier or later.
 */
public final class Isolator {
  private static final IsolationResult NOT_BY_SWITCHES =
      new IsolationResult.NotIsolated("the execution is not repeated by its switches alone");

  private final Laboratory laboratory;
  private final Locator locator;
  private final long maxTests;
  private final long seed;

  /**
   * @param laboratory where to run schedules
   * @param locator finds places in the source
   * @param maxTests mixes of schedules to run at most
   * @param seed for the search for a schedule with another outcome
   */
  public Isolator(Laboratory laboratory, Locator locator, long maxTests, long seed) {
    this.laboratory = laboratory;
    this.locator = locator;
    this.maxTests = maxTests;
    this.seed = seed;
  }

  /** A schedule in terms of switches, and what it did. */
  private record Known(Plan.Switches plan, Attempt attempt) {
    Outcome outcome() {
      return attempt.trace().outcome();
    }

    /** Whether it did the same as this execution, as far as anybody can tell. */
    boolean repeats(Attempt original) {
      return attempt.trace().schedule().equals(original.trace().schedule())
          && outcome().getClass() == original.trace().outcome().getClass();
    }

    long end() {
      return attempt.statistics().actions();
    }
  }

  /**
   * Starts from one execution, failing or passing, and looks for the other in its neighbourhood.
   *
   * @param start the execution
   */
  public IsolationResult isolate(Attempt start) {
    Outcome outcome = start.trace().outcome();
    if (outcome instanceof Outcome.Unresolved unresolved) {
      return new IsolationResult.NotIsolated(
          "the execution cannot be repeated: " + unresolved.reason());
    }
    Known known = known(start);
    if (!known.repeats(start)) {
      return NOT_BY_SWITCHES;
    }
    long before = laboratory.executions();
    Optional<Known> found =
        new Fuzz(laboratory, known.plan(), known.end(), seed)
            .find(attempt -> isOpposite(attempt.trace().outcome(), outcome))
            .map(other -> new Known(other.plan(), other.attempt()));
    long fuzzed = laboratory.executions() - before;
    if (found.isEmpty()) {
      String wanted = outcome.failed() ? "passes" : "fails";
      return new IsolationResult.NotIsolated("none of " + fuzzed + " schedules like it " + wanted);
    }
    return outcome.failed()
        ? narrow(found.get(), known, fuzzed)
        : narrow(known, found.get(), fuzzed);
  }

  /**
   * Starts from two executions.
   *
   * @param failing the failing execution
   * @param passing the schedule of the passing one
   */
  public IsolationResult isolate(Attempt failing, Schedule passing) {
    if (!failing.trace().outcome().failed()) {
      return new IsolationResult.NotIsolated("the failing schedule does not fail");
    }
    Attempt other = laboratory.attempt(new Plan.Exact(passing));
    if (!(other.trace().outcome() instanceof Outcome.Pass)) {
      return new IsolationResult.NotIsolated("the passing schedule does not pass");
    }
    Known fails = known(failing);
    Known passes = known(other);
    if (!fails.repeats(failing) || !passes.repeats(other)) {
      return NOT_BY_SWITCHES;
    }
    return narrow(passes, fails, 0);
  }

  /** Runs an execution again in terms of switches, to see whether they say it all. */
  private Known known(Attempt attempt) {
    Plan.Switches plan = new Plan.Switches(attempt.switches(), attempt.trace().schedule().picks());
    return new Known(plan, laboratory.attempt(plan));
  }

  private static boolean isOpposite(Outcome outcome, Outcome known) {
    return known.failed() ? outcome instanceof Outcome.Pass : outcome.failed();
  }

  private IsolationResult narrow(Known passes, Known fails, long fuzzed) {
    return narrow(
        new ScheduleDifference(passes.plan(), fails.plan(), Math.max(passes.end(), fails.end())),
        ((Outcome.Fail) fails.outcome()).signature(),
        fuzzed);
  }

  /** Narrows a difference down. Seen from outside of this class only by its tests. */
  IsolationResult narrow(ScheduleDifference difference, FailureSignature signature, long fuzzed) {
    MixTests trials = new MixTests(laboratory, difference, signature, maxTests);
    DeltaDebugging dd = new DeltaDebugging(trials, difference.nothing(), difference.everything());
    dd.run();
    Attempt fails = recorded(difference, dd.failing());
    Attempt passes = recorded(difference, dd.passing());
    MixOutcome failing = MixTests.of(fails, signature);
    MixOutcome passing = MixTests.of(passes, signature);
    if (failing != MixOutcome.FAIL || passing != MixOutcome.PASS) {
      return new IsolationResult.NotIsolated("the target does not repeat what it did in a test");
    }
    IsolationResult.Effort effort =
        new IsolationResult.Effort(
            fuzzed,
            DeltaDebugging.difference(difference.nothing(), difference.everything()),
            DeltaDebugging.difference(dd.passing(), dd.failing()),
            trials.count(),
            !trials.exhausted());
    int picks = difference.switches();
    return new IsolationResult.Isolated(
        fails.trace(),
        passes.trace(),
        effort,
        new Comparison(fails.trace(), passes.trace(), locator)
            .of(difference, dd.passing(), dd.failing()),
        dd.passing()[picks] != dd.failing()[picks]);
  }

  private Attempt recorded(ScheduleDifference difference, long[] applied) {
    return laboratory.recorded(difference.mix(applied).orElseThrow());
  }
}
