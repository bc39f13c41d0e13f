package dev.unravel.benchmarks.speed;

import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.trace.TraceStatistics;
import dev.unravel.trace.file.TraceFile;
import dev.unravel.trace.file.TraceFormatException;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import java.util.ArrayList;
import java.util.List;

/**
 * What the executions of a workload are like on average.
 *
 * @param actions how many actions they have
 * @param switches how often control passes on
 */
record AverageTrace(double actions, double switches) {
  private static final int SEEDS = 50;

  /** Records an execution for each of some seeds, and counts. */
  static AverageTrace of(Workload workload) {
    List<TraceStatistics> traces = new ArrayList<>();
    try (WorkerProcess worker = workload.start()) {
      for (int seed = 1; seed <= SEEDS; seed++) {
        worker.run(
            Job.record(workload.target(), workload.settings().withSeed(seed)),
            message -> {
              if (message instanceof Message.Replayed replayed) {
                traces.add(statistics(replayed));
              }
            });
      }
    }
    return new AverageTrace(
        traces.stream().mapToLong(TraceStatistics::actions).average().orElseThrow(),
        traces.stream().mapToInt(TraceStatistics::switches).average().orElseThrow());
  }

  private static TraceStatistics statistics(Message.Replayed replayed) {
    try {
      return TraceStatistics.of(TraceFile.read(replayed.trace()));
    } catch (TraceFormatException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
