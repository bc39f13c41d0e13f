package dev.unravel.explore;

import dev.unravel.explore.strategy.Replay;
import dev.unravel.explore.wire.Coverage;
import dev.unravel.explore.wire.Divergence;
import dev.unravel.explore.wire.Job;
import dev.unravel.explore.wire.Message;
import dev.unravel.runtime.record.Capture;
import dev.unravel.trace.Trace;
import dev.unravel.trace.TraceFile;
import dev.unravel.trace.TraceHash;
import java.util.Optional;

/** Runs a recorded schedule again and compares action by action. */
final class ReplayJob {
  private final Job job;
  private final Runs runs;
  private final Reporter reporter;

  ReplayJob(Job job, Runs runs, Reporter reporter) {
    this.job = job;
    this.runs = runs;
    this.reporter = reporter;
  }

  void run() {
    Trace recorded = job.trace().orElseThrow();
    if (job.kind() == Job.Kind.STEP) {
      runs.forDebugger();
    }
    reporter.phase("replaying");
    for (int i = 1; i <= job.times(); i++) {
      Trace came = repeat(recorded);
      reporter.executed(i, 0);
      if (i == 1 || job.showOutput()) {
        reporter.output(runs.program());
      }
      reporter.send(
          new Message.Replayed(
              TraceFile.toBytes(came), TraceHash.of(came), divergence(recorded, came)));
    }
    reporter.warnings();
    reporter.done(
        new Message.Done(job.times(), reporter.millis(), Optional.empty(), Coverage.NONE));
  }

  private Optional<Divergence> divergence(Trace recorded, Trace came) {
    return job.kind() == Job.Kind.STEP && recorded.recording().isEmpty()
        ? Divergences.ofSchedules(recorded, came)
        : Divergences.between(recorded, came);
  }

  private Trace repeat(Trace recorded) {
    return recorded.recording().isEmpty()
        ? runs.record(recorded.schedule(), recorded.settings())
        : runs.capture(
            new Replay(recorded.schedule()),
            recorded.settings(),
            Capture.of(recorded.recording().get().inputs()));
  }
}
