package dev.unravel.explore.job;

import dev.unravel.explore.execution.Divergences;
import dev.unravel.explore.execution.Runs;
import dev.unravel.explore.follow.ExactReplay;
import dev.unravel.runtime.record.Capture;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import dev.unravel.trace.file.TraceHash;
import dev.unravel.wire.Coverage;
import dev.unravel.wire.Divergence;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import java.util.Optional;

/** Runs a recorded schedule again and compares action by action. */
public final class ReplayJob {
  private final Job job;
  private final Runs runs;
  private final Reporter reporter;

  public ReplayJob(Job job, Runs runs, Reporter reporter) {
    this.job = job;
    this.runs = runs;
    this.reporter = reporter;
  }

  public void run() {
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
            new ExactReplay(recorded.schedule()),
            recorded.settings(),
            Capture.of(recorded.recording().get().inputs()));
  }
}
