package dev.unravel.explore.job;

import dev.unravel.explore.execution.Runs;
import dev.unravel.explore.execution.WarmUp;
import dev.unravel.explore.follow.LooseReplay;
import dev.unravel.explore.strategy.SearchStrategy;
import dev.unravel.explore.strategy.Strategies;
import dev.unravel.runtime.Execution;
import dev.unravel.runtime.schedule.Strategy;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import java.util.List;

/**
 * The campaign: runs one execution after another until one fails, and makes sure that it fails
 * again. Executions record nothing but their choices; a failing schedule is run again from a fresh
 * state with everything recorded. If that does not show the same, executions were not independent
 * of each other: isolation goes up a step and the search starts over.
 *
 * <p>A failure in which somebody was held up while time passed is not reported at once, see {@link
 * TimingFailure}: the search goes on for one that needs no such thing.
 */
public final class FindJob {
  private static final int MOST_BETWEEN_LOOKS = 16;

  private final Job job;
  private final Runs runs;
  private final Reporter reporter;
  private final Effort effort;
  private final TimingFailure timing = new TimingFailure();
  private Outcome.Fail failure;
  private int betweenLooks = 1;
  private int untilLook;
  private long begun;
  private long lastLook;

  public FindJob(Job job, Runs runs, Reporter reporter) {
    this.job = job;
    this.runs = runs;
    this.reporter = reporter;
    this.effort = new Effort(reporter, job.settings());
  }

  public void run() {
    Execution.forgetConflicts();
    runs.learn();
    if (job.settings().isolation() == Isolation.JVM) {
      runOnly();
      finish();
      return;
    }
    reporter.phase("warming up");
    if (!job.target().isTest()) {
      reporter.dueAt(job.maxMillis());
    }
    WarmUp.Result warm = WarmUp.run(runs, job.settings());
    effort.count(warm.executions());
    reporter.warnings();
    if (warm.failure() != null && !isTiming(warm.failure())) {
      confirm(Runs.schedule(), warm.settings(), warm.failure());
    } else {
      search(warm.settings());
    }
    finish();
  }

  /** The only execution of this JVM: a failure can be repeated in another one only. */
  private void runOnly() {
    // What one JVM learns is lost to the next: in half of them, mixed with all else that the seed
    // decides, everything counts as shared, which hides little and buries much.
    boolean everything = Long.bitCount(job.settings().seed()) % 2 == 1;
    Settings settings =
        job.settings()
            .withIsolation(Isolation.JVM, 0)
            .withShared(everything ? Settings.EVERYTHING_SHARED : List.of());
    SearchStrategy strategy = Strategies.forOne(settings.strategy(), settings.seed(), job.share());
    if (attempt(strategy, settings)) {
      reporter.found(runs.trace(of(strategy, settings), failure, null), true);
    }
  }

  /** One execution; returns whether it failed. */
  private boolean attempt(SearchStrategy strategy, Settings settings) {
    boolean failed = fails(strategy, settings);
    effort.count(strategy);
    return failed;
  }

  private boolean fails(Strategy strategy, Settings settings) {
    if (Runs.renewsEachTime(settings)) {
      provideClasses();
    }
    Outcome outcome = runs.once(strategy, settings, null, job.showOutput());
    if (job.showOutput()) {
      reporter.output(runs.program());
    }
    failure = outcome instanceof Outcome.Fail fail ? fail : null;
    return failure != null;
  }

  /** A reset takes less time than to look at the clock; a new loader is worth the look. */
  private void provideClasses() {
    if (runs.freshClasses().resets()) {
      runs.freshClasses().provide();
      return;
    }
    long before = System.nanoTime();
    runs.freshClasses().provide();
    effort.terms().loaded(System.nanoTime() - before);
  }

  private void search(Settings start) {
    Settings settings = start;
    if (!Runs.renewsEachTime(settings)) {
      runs.prepare(settings);
    }
    SearchStrategy strategy = strategy(settings);
    reporter.phase("searching");
    // A test framework may take seconds to get going, and a test has only some.
    begun = job.target().isTest() ? reporter.millis() : 0;
    reporter.dueAt(job.maxMillis() == 0 ? 0 : begun + job.maxMillis());
    while (strategy.hasNext() && !spent()) {
      boolean failed = attempt(strategy, settings);
      Settings used = of(strategy, settings);
      if (failed && isTiming(failure)) {
        timing.keep(Runs.schedule(), used, failure);
        used = used.withPatience(0);
        failed = fails(new LooseReplay(timing.schedule()), used) && !isTiming(failure);
        effort.count(1);
      }
      Settings next = timing.next(settings);
      if (failed) {
        reporter.phase("confirming");
        if (confirm(Runs.schedule(), used, failure)) {
          return;
        }
        reporter.note(
            "a failure did not repeat with fresh static fields, each execution gets its own now");
        settings = next.withIsolation(Isolation.LOADER, 0);
        strategy = strategy(settings);
        reporter.phase("searching");
      } else if (next != settings) {
        settings = next;
        strategy = strategy(settings);
        reporter.phase("searching without stalls");
      }
    }
    if (timing.any() && confirm(timing.schedule(), timing.settings(), timing.failure())) {
      return;
    }
    if (!runs.freshClasses().stayedNew()) {
      effort.terms().carriedOver();
    }
  }

  /**
   * Runs a failing schedule again with everything recorded, and reports that if it fails the same.
   * Behind the failure it may differ (a stack trace that is printed depends on what the JVM has
   * compiled); whether what is reported repeats is for a new JVM to say.
   */
  private boolean confirm(Schedule schedule, Settings settings, Outcome.Fail failure) {
    reporter.dueAt(0);
    Trace first = runs.trace(settings, failure, null);
    Trace recorded = runs.record(schedule, settings);
    effort.count(1);
    boolean same =
        recorded.outcome() instanceof Outcome.Fail again
            && again.signature().equals(failure.signature());
    if (same) {
      reporter.output(runs.program());
      reporter.found(recorded, false);
      return true;
    }
    effort.terms().didNotRepeat();
    if (Runs.renewsEachTime(settings) && runs.freshClasses().stopResetting()) {
      return false;
    }
    if (Runs.renewsEachTime(settings)) {
      // New classes were not enough: something in the JVM itself carries over.
      reporter.found(first, true);
      return true;
    }
    return false;
  }

  /** Whether it takes a thread that is held up, so that there may be a better one. */
  private boolean isTiming(Outcome.Fail failing) {
    return !job.failOnTiming() && failing.stall().isPresent();
  }

  /** The settings that the last execution ran under. */
  private static Settings of(SearchStrategy strategy, Settings settings) {
    return settings.withStrategy(strategy.maker()).withShared(Execution.shared());
  }

  private boolean spent() {
    return job.maxExecutions() > 0 && effort.searched() >= job.maxExecutions()
        || job.maxMillis() > 0 && timeIsUp();
  }

  /**
   * To look at the clock costs a hundredth of a short execution, so that is not done after each.
   */
  private boolean timeIsUp() {
    if (--untilLook > 0) {
      return false;
    }
    long now = reporter.millis();
    betweenLooks = now == lastLook ? Math.min(betweenLooks * 2, MOST_BETWEEN_LOOKS) : 1;
    lastLook = now;
    untilLook = betweenLooks;
    return now - begun >= job.maxMillis();
  }

  private SearchStrategy strategy(Settings settings) {
    return Strategies.byName(settings.strategy(), settings.seed(), job.share());
  }

  private void finish() {
    reporter.warnings();
    reporter.done(
        new Message.Done(
            effort.executions(), reporter.millis(), effort.nothingKnown(), effort.coverage()));
  }
}
