package dev.unravel.explore;

import dev.unravel.explore.wire.Job;
import dev.unravel.explore.wire.Message;
import dev.unravel.runtime.Execution;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Runs a strategy to its end and counts what the target printed or how it failed. */
final class EnumerateJob {
  private static final int MOST = 100_000;

  private final Job job;
  private final Runs runs;
  private final Reporter reporter;
  private final Map<String, Long> outcomes = new TreeMap<>();
  private final Map<Long, String> byOrder = new HashMap<>();
  private long doubtfulOrders;

  EnumerateJob(Job job, Runs runs, Reporter reporter) {
    this.job = job;
    this.runs = runs;
    this.reporter = reporter;
  }

  void run() {
    Execution.forgetConflicts();
    WarmUp.Result warm = WarmUp.run(runs, job.settings());
    Settings settings =
        warm.racesToInitialise()
            ? warm.settings().withIsolation(Isolation.LOADER, 0)
            : warm.settings();
    if (!Runs.renewsEachTime(settings)) {
      runs.prepare(settings);
    } else if (job.settings().isolation() == Isolation.AUTO) {
      runs.freshClasses().tryResetting(settings);
    }
    SearchStrategy strategy = Strategies.byName(settings.strategy(), settings.seed(), job.share());
    Effort effort = new Effort(reporter, settings.points());
    reporter.phase("enumerating");
    while (strategy.hasNext() && !spent(effort.executions())) {
      if (Runs.renewsEachTime(settings)) {
        runs.freshClasses().provide();
      }
      Outcome outcome = runs.once(strategy, settings, null, true);
      effort.count(strategy);
      String text = text(outcome);
      outcomes.merge(text, 1L, Long::sum);
      String before = byOrder.size() < MOST ? byOrder.putIfAbsent(Execution.order(), text) : null;
      doubtfulOrders += before == null || before.equals(text) ? 0 : 1;
    }
    reporter.warnings();
    reporter.send(new Message.Enumerated(outcomes, effort.everySchedule(), doubtfulOrders));
    reporter.done(
        new Message.Done(
            effort.executions(), reporter.millis(), Optional.empty(), effort.coverage()));
  }

  private boolean spent(long executions) {
    return job.maxExecutions() > 0 && executions >= job.maxExecutions()
        || job.maxMillis() > 0 && reporter.millis() >= job.maxMillis();
  }

  private String text(Outcome outcome) {
    if (outcome instanceof Outcome.Fail fail) {
      return "FAIL " + fail.signature().kind().word();
    }
    if (outcome instanceof Outcome.Unresolved left) {
      return "UNRESOLVED " + left.reason();
    }
    return new String(runs.program().printed(), StandardCharsets.UTF_8).trim();
  }
}
