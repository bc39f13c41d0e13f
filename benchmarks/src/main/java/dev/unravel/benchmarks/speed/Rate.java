package dev.unravel.benchmarks.speed;

import dev.unravel.explore.wire.Job;
import dev.unravel.explore.wire.Message;
import dev.unravel.launch.WorkerProcess;
import java.util.ArrayList;
import java.util.List;

/** Executions a second. */
final class Rate {
  private static final long WARM_UP_MILLIS = 5_000;
  private static final long MILLIS = 15_000;
  private static final long WINDOW_MILLIS = 1_000;
  private static final int DIFFERENCES = 3;

  private Rate() {}

  /**
   * The best second of one long job, after five to warm up: other programs use the machine too, and
   * can only make it slower. One job, because each starts with new classes, which are slow at
   * first.
   */
  static double best(Workload workload) {
    try (WorkerProcess worker = workload.start()) {
      return best(
          progress(worker, Job.enumerate(workload.target(), workload.settings(), 0, MILLIS)));
    }
  }

  /** Does a job, and returns how far it was when, its end included. */
  static List<Message.Progress> progress(WorkerProcess worker, Job job) {
    List<Message.Progress> reports = new ArrayList<>();
    Message.Done done =
        worker.run(
            job,
            message -> {
              if (message instanceof Message.Progress report) {
                reports.add(report);
              }
            });
    reports.add(new Message.Progress(done.executions(), done.millis(), "done", 0));
    return reports;
  }

  /** The best second after the warm-up; without one, the average. */
  static double best(List<Message.Progress> reports) {
    double best = 0;
    int first = 0;
    for (Message.Progress last : reports) {
      while (last.millis() - reports.get(first + 1).millis() >= WINDOW_MILLIS) {
        first++;
      }
      Message.Progress start = reports.get(first);
      long millis = last.millis() - start.millis();
      if (start.millis() >= WARM_UP_MILLIS && millis >= WINDOW_MILLIS) {
        best = Math.max(best, (last.executions() - start.executions()) * 1000.0 / millis);
      }
    }
    Message.Progress end = reports.get(reports.size() - 1);
    return best > 0 ? best : end.executions() * 1000.0 / Math.max(1, end.millis());
  }

  /**
   * Nanoseconds of an execution, from jobs of some and of three times as many, so that what every
   * job does once (a new loader, executions to warm up) falls out.
   */
  static double nanosPerExecution(WorkerProcess worker, Workload workload, long millis) {
    nanos(worker, workload, 1);
    long first = Math.max(1, nanos(worker, workload, 1));
    long executions = Math.max(1, Math.min(20_000, millis * 1_000_000 / first));
    double best = Double.MAX_VALUE;
    for (int i = 0; i < DIFFERENCES; i++) {
      long few = nanos(worker, workload, executions);
      long many = nanos(worker, workload, 3 * executions);
      if (many > few) {
        best = Math.min(best, (many - few) / (2.0 * executions));
      }
    }
    return best;
  }

  private static long nanos(WorkerProcess worker, Workload workload, long executions) {
    long start = System.nanoTime();
    worker.run(Job.enumerate(workload.target(), workload.settings(), executions, 0), message -> {});
    return System.nanoTime() - start;
  }
}
