package dev.unravel.explore.job;

import dev.unravel.explore.execution.Runs;
import dev.unravel.explore.strategy.SearchStrategy;
import dev.unravel.explore.strategy.Strategies;
import dev.unravel.runtime.record.Recorder;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Job;

/** Runs one execution after the warm-ups that the settings ask for, and records it. */
public final class RecordJob {
  private final Job job;
  private final Runs runs;
  private final Reporter reporter;

  public RecordJob(Job job, Runs runs, Reporter reporter) {
    this.job = job;
    this.runs = runs;
    this.reporter = reporter;
  }

  public void run() {
    Settings settings =
        job.settings().isolation() == Isolation.AUTO
            ? job.settings().withIsolation(Isolation.LOADER, job.settings().warmUps())
            : job.settings();
    reporter.phase("recording");
    runs.prepare(settings);
    Recorder recorder = new Recorder();
    SearchStrategy strategy = Strategies.byName(settings.strategy(), settings.seed(), job.share());
    Outcome outcome = runs.once(strategy, settings, recorder, true);
    Trace trace = runs.trace(settings, outcome, recorder);
    reporter.recorded(runs.program(), trace);
  }
}
