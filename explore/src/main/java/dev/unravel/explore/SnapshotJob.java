package dev.unravel.explore;

import dev.unravel.explore.wire.Coverage;
import dev.unravel.explore.wire.Job;
import dev.unravel.explore.wire.Message;
import java.util.Optional;

/** Follows a schedule to its end and tells where every thread is then. */
final class SnapshotJob {
  private final Job job;
  private final Runs runs;
  private final Reporter reporter;

  SnapshotJob(Job job, Runs runs, Reporter reporter) {
    this.job = job;
    this.runs = runs;
    this.reporter = reporter;
  }

  void run() {
    reporter.phase("replaying");
    reporter.send(new Message.Snapshot(runs.stacksAtTheEnd(job.trace().orElseThrow())));
    reporter.warnings();
    reporter.send(new Message.Done(1, reporter.millis(), Optional.empty(), Coverage.NONE));
  }
}
