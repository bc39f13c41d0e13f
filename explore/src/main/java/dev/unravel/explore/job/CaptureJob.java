package dev.unravel.explore.job;

import dev.unravel.explore.execution.Runs;
import dev.unravel.explore.follow.LooseReplay;
import dev.unravel.explore.follow.TimeSlices;
import dev.unravel.runtime.record.Capture;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Job;
import dev.unravel.wire.Quantum;

/**
 * Runs the target once, as it happens, and keeps its schedule and its inputs. If there is a trace,
 * threads take their turns as in its schedule, and only the inputs are new.
 */
public final class CaptureJob {
  private final Job job;
  private final Runs runs;
  private final Reporter reporter;

  public CaptureJob(Job job, Runs runs, Reporter reporter) {
    this.job = job;
    this.runs = runs;
    this.reporter = reporter;
  }

  public void run() {
    reporter.phase("recording");
    Settings settings = job.settings().withTimeOrigin(System.currentTimeMillis());
    Trace trace =
        job.trace().isPresent()
            ? runs.capture(
                new LooseReplay(job.trace().get().schedule()), settings, Capture.scheduled())
            : runs.capture(
                new TimeSlices(Quantum.of(job.settings().strategy())), settings, Capture.real());
    reporter.recorded(runs.program(), trace);
  }
}
