package dev.unravel.launch.usecase;

import dev.unravel.launch.RunListener;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.request.ReplayRequest;
import dev.unravel.launch.request.ReplayResult;
import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.wire.Job;
import java.util.concurrent.TimeUnit;

/** Repeats recorded executions in new JVMs. */
public final class Replay {
  private final WorkerSetup setup;
  private final RunListener listener;

  public Replay(WorkerSetup setup, RunListener listener) {
    this.setup = setup;
    this.listener = listener;
  }

  /** Repeats an execution, and stops at the first repetition that diverges. */
  public ReplayResult replay(ReplayRequest request) {
    long start = System.nanoTime();
    Repetitions repetitions = new Repetitions(listener);
    int jobs = request.oneJvmEach() ? request.times() : 1;
    Job job = request.job(request.times() / jobs);
    for (int i = 0; i < jobs && repetitions.divergence().isEmpty(); i++) {
      perform(setup, job, repetitions, listener);
    }
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    return repetitions.result(millis);
  }

  static void perform(WorkerSetup setup, Job job, Repetitions repetitions, RunListener listener) {
    try (WorkerProcess worker =
        WorkerProcess.start(setup, job.target(), job.settings(), listener::log)) {
      worker.run(job, repetitions);
    } catch (WorkerLostException lost) {
      // A target that hangs may take the worker with it after the result was sent.
      if (!repetitions.any()) {
        throw lost;
      }
    }
  }
}
