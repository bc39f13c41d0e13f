package dev.unravel.explore.job;

import dev.unravel.explore.execution.Runs;
import dev.unravel.explore.execution.WarmUp;
import dev.unravel.explore.follow.ExactReplay;
import dev.unravel.explore.strategy.SearchStrategy;
import dev.unravel.explore.strategy.Strategies;
import dev.unravel.runtime.Execution;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Coverage;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import java.util.Optional;

/**
 * Runs the target under many schedules, or under that of a trace, and collects the conflicts that
 * show. A failure ends its execution, not the job: what came before it is worth most.
 */
public final class ConflictsJob {
  /** Without a limit on executions, at least so many. */
  private static final long FEWEST = 300;

  /** And after something new, so many times as many as it took to see that. */
  private static final long AGAIN = 2;

  private final Job job;
  private final Runs runs;
  private final Reporter reporter;
  private final Effort effort;
  private long failing;

  public ConflictsJob(Job job, Runs runs, Reporter reporter) {
    this.job = job;
    this.runs = runs;
    this.reporter = reporter;
    this.effort = new Effort(reporter, job.settings());
  }

  public void run() {
    Execution.forgetConflicts();
    runs.learn();
    Optional<String> inconclusive = job.trace().isPresent() ? repeat(job.trace().get()) : search();
    reporter.warnings();
    reporter.send(message());
    Coverage coverage = job.trace().isPresent() ? Coverage.NONE : effort.coverage();
    reporter.done(new Message.Done(effort.executions(), reporter.millis(), inconclusive, coverage));
  }

  /** What was seen so far. */
  Message.Conflicts message() {
    return new Message.Conflicts(Execution.sightings(), failing);
  }

  private Optional<String> repeat(Trace trace) {
    reporter.phase("replaying");
    runs.prepare(trace.settings());
    Execution.forgetSightings();
    Outcome outcome = runs.once(new ExactReplay(trace.schedule()), trace.settings(), null, true);
    effort.count(1);
    count(outcome);
    reporter.output(runs.program());
    if (outcome instanceof Outcome.Unresolved unresolved) {
      return Optional.of("the execution did not repeat: " + unresolved.reason());
    }
    return outcome.failed() == trace.outcome().failed()
        ? Optional.empty()
        : Optional.of("the execution did not repeat: it ended differently");
  }

  private Optional<String> search() {
    reporter.phase("warming up");
    WarmUp.Result warm = WarmUp.run(runs, job.settings());
    effort.count(warm.executions());
    Settings settings = warm.settings();
    if (!Runs.renewsEachTime(settings)) {
      runs.prepare(settings);
    }
    Execution.forgetSightings();
    SearchStrategy strategy = Strategies.byName(settings.strategy(), settings.seed(), job.share());
    reporter.phase("looking for conflicts");
    while (strategy.hasNext() && !spent()) {
      if (Runs.renewsEachTime(settings)) {
        runs.freshClasses().provide();
      }
      count(runs.once(strategy, settings, null, job.showOutput()));
      effort.count(strategy);
    }
    return Optional.empty();
  }

  private void count(Outcome outcome) {
    failing += outcome.failed() ? 1 : 0;
  }

  private boolean spent() {
    if (job.maxMillis() > 0 && reporter.millis() >= job.maxMillis()) {
      return true;
    }
    long searched = effort.searched();
    if (job.maxExecutions() > 0) {
      return searched >= job.maxExecutions();
    }
    long sinceNew = Execution.executionsSinceNewConflict();
    return searched >= FEWEST && sinceNew >= AGAIN * (searched - sinceNew);
  }
}
