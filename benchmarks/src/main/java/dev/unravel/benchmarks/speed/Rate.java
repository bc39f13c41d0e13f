package dev.unravel.benchmarks.speed;

import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Executions a second. */
final class Rate {
  private static final long WARM_UP_MILLIS = 5_000;
  private static final long MILLIS = 15_000;
  private static final long WINDOW_MILLIS = 1_000;

  /** Processor time is counted in ticks of ten milliseconds. */
  private static final long WINDOW_PROCESSOR_NANOS = 500_000_000;

  private static final int DIFFERENCES = 2;

  private Rate() {}

  /**
   * One long job, because each starts with new classes, which are slow at first: the best second
   * after five to warm up, for other programs use the machine too, and can only make it slower.
   */
  static Figure of(Workload workload) {
    return of(workload, Job.find(workload.target(), workload.settings(), 0, MILLIS));
  }

  /** The same for a job of another kind; when it ends before it is warm, the average. */
  static Figure of(Workload workload, Job job) {
    List<Sample> samples = new ArrayList<>();
    try (WorkerProcess worker = workload.start()) {
      Message.Done done =
          worker.run(
              job,
              message -> {
                if (message instanceof Message.Progress p) {
                  samples.add(new Sample(p.executions(), p.millis(), processorNanos(worker)));
                }
              });
      samples.add(new Sample(done.executions(), done.millis(), processorNanos(worker)));
    }
    List<Sample> warm = samples.stream().filter(s -> s.millis >= WARM_UP_MILLIS).toList();
    Sample last = samples.get(samples.size() - 1);
    return warm.size() < 2 ? last.since(new Sample(0, 0, 0)) : best(warm);
  }

  private record Sample(long executions, long millis, long processorNanos) {
    Figure since(Sample start) {
      double more = executions - start.executions;
      return new Figure(
          more * 1000 / Math.max(1, millis - start.millis),
          more * 1e9 / Math.max(1, processorNanos - start.processorNanos));
    }
  }

  private static Figure best(List<Sample> samples) {
    double wall = 0;
    double processor = 0;
    for (Sample start : samples) {
      for (Sample end : samples) {
        Figure between = end.since(start);
        if (end.millis - start.millis >= WINDOW_MILLIS) {
          wall = Math.max(wall, between.perSecond());
        }
        if (end.processorNanos - start.processorNanos >= WINDOW_PROCESSOR_NANOS) {
          processor = Math.max(processor, between.perProcessorSecond());
        }
      }
    }
    return new Figure(wall, processor);
  }

  /**
   * Nanoseconds of processor time of an execution, from jobs of some and of three times as many, so
   * that what every job does once (a new loader, executions to warm up) falls out.
   */
  static double nanosPerExecution(WorkerProcess worker, Workload workload, long millis) {
    long executions = 1;
    while (nanos(worker, workload, executions) < millis * 1_000_000) {
      executions *= 2;
    }
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
    long start = processorNanos(worker);
    worker.run(Job.enumerate(workload.target(), workload.settings(), executions, 0), message -> {});
    return processorNanos(worker) - start;
  }

  /** Processor time of the worker so far. */
  static long processorNanos(WorkerProcess worker) {
    return ProcessHandle.of(worker.pid())
        .flatMap(process -> process.info().totalCpuDuration())
        .map(Duration::toNanos)
        .orElse(0L);
  }
}
