package dev.unravel.explore;

import dev.unravel.explore.wire.Job;
import dev.unravel.runtime.record.Recorder;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;

/** Runs one execution after the warm-ups that the settings ask for, and records it. */
final class RecordJob {
  private final Job job;
  private final Runs runs;
  private final Reporter reporter;

  RecordJob(Job job, Runs runs, Reporter reporter) {
    this.job = job;
    this.runs = runs;
    this.reporter = reporter;
  }

  void run() {
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
