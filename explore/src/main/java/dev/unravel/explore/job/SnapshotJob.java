package dev.unravel.explore.job;

import dev.unravel.explore.execution.Runs;
import dev.unravel.wire.Coverage;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import java.util.Optional;

/** Follows a schedule to its end and tells where every thread is then. */
public final class SnapshotJob {
  private final Job job;
  private final Runs runs;
  private final Reporter reporter;

  public SnapshotJob(Job job, Runs runs, Reporter reporter) {
    this.job = job;
    this.runs = runs;
    this.reporter = reporter;
  }

  public void run() {
    reporter.phase("replaying");
    reporter.send(new Message.Snapshot(runs.stacksAtTheEnd(job.trace().orElseThrow())));
    reporter.warnings();
    reporter.send(new Message.Done(1, reporter.millis(), Optional.empty(), Coverage.NONE));
  }
}
