package dev.unravel.diagnose.isolate;

import dev.unravel.diagnose.Attempt;
import dev.unravel.diagnose.Laboratory;
import dev.unravel.explore.wire.Plan;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Schedule;
import java.util.Optional;

/**
 * Isolates what makes a schedule fail: finds a passing and a failing schedule that differ as little
 * as possible, normally in one switch that comes one tick earlier or later.
 */
public final class Isolator {
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

    long end() {
      return attempt.statistics().actions();
    }

    Optional<FailureSignature> signature() {
      return outcome() instanceof Outcome.Fail fail
          ? Optional.of(fail.signature())
          : Optional.empty();
    }
  }

  /**
   * Starts from one schedule, failing or passing, and looks for the other in its neighbourhood.
   *
   * @param schedule the schedule
   */
  public Isolation isolate(Schedule schedule) {
    Known known = known(schedule);
    Outcome outcome = known.outcome();
    if (outcome instanceof Outcome.Unresolved unresolved) {
      return new Isolation.NotIsolated("the schedule cannot be repeated: " + unresolved.reason());
    }
    long before = laboratory.executions();
    Optional<Known> found =
        new Fuzz(laboratory, known.plan(), known.end(), seed)
            .find(attempt -> isOpposite(attempt.trace().outcome(), outcome))
            .map(other -> new Known(other.plan(), other.attempt()));
    long fuzzed = laboratory.executions() - before;
    if (found.isEmpty()) {
      String wanted = outcome.failed() ? "passes" : "fails";
      return new Isolation.NotIsolated(
          "none of " + fuzzed + " schedules like it " + wanted + "; name one with --passing");
    }
    return outcome.failed()
        ? narrow(found.get(), known, fuzzed)
        : narrow(known, found.get(), fuzzed);
  }

  /** Starts from two schedules. */
  public Isolation isolate(Schedule failing, Schedule passing) {
    Known fails = known(failing);
    if (fails.signature().isEmpty()) {
      return new Isolation.NotIsolated("the failing schedule does not fail");
    }
    Known passes = known(passing);
    if (!(passes.outcome() instanceof Outcome.Pass)) {
      return new Isolation.NotIsolated("the passing schedule does not pass");
    }
    return narrow(passes, fails, 0);
  }

  /** Runs a schedule twice: as it is, and in terms of switches, which must be the same. */
  private Known known(Schedule schedule) {
    Attempt exact = laboratory.attempt(new Plan.Exact(schedule));
    Plan.Switches plan = new Plan.Switches(exact.switches(), exact.trace().schedule().picks());
    return new Known(plan, laboratory.attempt(plan));
  }

  private static boolean isOpposite(Outcome outcome, Outcome known) {
    return known.failed() ? outcome instanceof Outcome.Pass : outcome.failed();
  }

  private Isolation narrow(Known passes, Known fails, long fuzzed) {
    return narrow(
        new ScheduleDifference(passes.plan(), fails.plan(), Math.max(passes.end(), fails.end())),
        fails.signature().orElseThrow(),
        fuzzed);
  }

  /** Narrows a difference down. Seen from outside of this class only by its tests. */
  Isolation narrow(ScheduleDifference difference, FailureSignature signature, long fuzzed) {
    Trials trials = new Trials(laboratory, difference, signature, maxTests);
    DeltaDebugging dd = new DeltaDebugging(trials, difference.nothing(), difference.everything());
    dd.run();
    Attempt fails = recorded(difference, dd.failing());
    Attempt passes = recorded(difference, dd.passing());
    Verdict failing = Trials.of(fails, signature);
    Verdict passing = Trials.of(passes, signature);
    if (failing != Verdict.FAIL || passing != Verdict.PASS) {
      return new Isolation.NotIsolated(
          "the target does not repeat what it did: see find --isolation");
    }
    Isolation.Effort effort =
        new Isolation.Effort(
            fuzzed,
            DeltaDebugging.difference(difference.nothing(), difference.everything()),
            DeltaDebugging.difference(dd.passing(), dd.failing()),
            trials.count(),
            !trials.exhausted());
    int picks = difference.switches();
    return new Isolation.Isolated(
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
