package dev.unravel.benchmarks;

import dev.unravel.diagnose.simplify.Simplification;
import dev.unravel.diagnose.simplify.Simplifier;
import dev.unravel.diagnose.simplify.SimplifyLimits;
import dev.unravel.diagnose.simplify.SimplifyListener;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.laboratory.WorkerLaboratory;
import dev.unravel.launch.request.ReplayRequest;
import dev.unravel.launch.request.ReplayResult;
import dev.unravel.launch.usecase.Replay;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Job;
import java.time.Duration;
import java.util.stream.Stream;

/**
 * A trace that was simplified as the command does it.
 *
 * @param result what it came to
 * @param seconds how long that took
 * @param cpuSeconds the processor time it took, here and in the worker: what the clock would say on
 *     a machine with nothing else to do
 * @param allSeconds the same with the start of the JVM and the repetition in a new one
 * @param repeats whether the new one repeated it
 */
record SimplifiedTrace(
    Simplification result, double seconds, double cpuSeconds, double allSeconds, boolean repeats) {

  static SimplifiedTrace of(WorkerSetup setup, Trace trace, SimplifyLimits limits) {
    RunListener nobody = new RunListener() {};
    long start = System.nanoTime();
    try (WorkerLaboratory laboratory =
        new WorkerLaboratory(setup.forAtMost(limits.maxMillis()), trace, Job.HANG_MILLIS, nobody)) {
      long ready = System.nanoTime();
      double cpuReady = cpuSoFar();
      Simplification result =
          new Simplifier(laboratory, trace, limits, new SimplifyListener() {}).run();
      double seconds = (System.nanoTime() - ready) / 1e9;
      double cpuSeconds = cpuSoFar() - cpuReady;
      ReplayResult replay =
          new Replay(setup, nobody)
              .replay(new ReplayRequest(result.trace(), 1, true, Job.HANG_MILLIS, false));
      return new SimplifiedTrace(
          result,
          seconds,
          cpuSeconds,
          (System.nanoTime() - start) / 1e9,
          replay.verdict() == ReplayResult.Verdict.REPRODUCED);
    }
  }

  private static double cpuSoFar() {
    return Stream.concat(Stream.of(ProcessHandle.current()), ProcessHandle.current().children())
            .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
            .mapToLong(Duration::toMillis)
            .sum()
        / 1e3;
  }

  FailureSignature signature() {
    return ((Outcome.Fail) result.trace().outcome()).signature();
  }
}
