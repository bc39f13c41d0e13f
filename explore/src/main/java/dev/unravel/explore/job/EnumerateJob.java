package dev.unravel.explore.job;

import dev.unravel.explore.execution.Runs;
import dev.unravel.explore.execution.WarmUp;
import dev.unravel.explore.strategy.SearchStrategy;
import dev.unravel.explore.strategy.Strategies;
import dev.unravel.runtime.Execution;
import dev.unravel.runtime.table.LongSet;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Runs a strategy to its end and counts what the target printed or how it failed. */
public final class EnumerateJob {
  /** Orders whose outcomes are compared: a table that stays in the processor's cache. */
  private static final int MOST = 1 << 14;

  private final Job job;
  private final Runs runs;
  private final Reporter reporter;
  private final Map<String, long[]> outcomes = new HashMap<>();

  private final LongSet orders = new LongSet();

  /** Hashes of an order and an outcome that it had. */
  private final LongSet outcomesOfOrders = new LongSet();

  private long doubtfulOrders;

  public EnumerateJob(Job job, Runs runs, Reporter reporter) {
    this.job = job;
    this.runs = runs;
    this.reporter = reporter;
  }

  public void run() {
    Execution.forgetConflicts();
    runs.learn();
    WarmUp.Result warm = WarmUp.run(runs, job.settings());
    Settings settings = warm.settings();
    if (!Runs.renewsEachTime(settings)) {
      runs.prepare(settings);
    }
    SearchStrategy strategy = Strategies.byName(settings.strategy(), settings.seed(), job.share());
    Effort effort = new Effort(reporter, settings);
    reporter.phase("enumerating");
    while (strategy.hasNext() && !spent(effort.executions())) {
      if (Runs.renewsEachTime(settings)) {
        runs.freshClasses().provide();
      }
      Outcome outcome = runs.once(strategy, settings, null, true);
      boolean cut = strategy.wasCut();
      effort.count(strategy);
      if (!cut) {
        count(text(outcome));
      }
    }
    boolean stayedNew = runs.freshClasses().stayedNew();
    if (!stayedNew) {
      effort.terms().carriedOver();
    }
    reporter.warnings();
    Map<String, Long> counts = new TreeMap<>();
    outcomes.forEach((text, count) -> counts.put(text, count[0]));
    reporter.send(new Message.Enumerated(counts, stayedNew && effort.exhausted(), doubtfulOrders));
    reporter.done(
        new Message.Done(
            effort.executions(), reporter.millis(), Optional.empty(), effort.coverage()));
  }

  private void count(String text) {
    outcomes.computeIfAbsent(text, t -> new long[1])[0]++;
    if (outcomesOfOrders.size() < MOST) {
      long both = Execution.order() + text.hashCode() * 0x9E3779B97F4A7C15L;
      boolean isNew = orders.add(Execution.order());
      doubtfulOrders += outcomesOfOrders.add(both) && !isNew ? 1 : 0;
    }
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
    byte[] printed = runs.program().printed();
    return printed.length == 0 ? "" : new String(printed, StandardCharsets.UTF_8).trim();
  }
}
