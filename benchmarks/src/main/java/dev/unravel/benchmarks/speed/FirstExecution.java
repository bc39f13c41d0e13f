package dev.unravel.benchmarks.speed;

import dev.unravel.benchmarks.targets.TwoThreadCounter;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.wire.Job;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** How long it takes until the first execution is over. */
public final class FirstExecution {
  private static final int TIMES = 5;

  private FirstExecution() {}

  public static void run() {
    Table.head(
        "First execution after launch",
        """
        Wall clock, the best of five. Command line: `./unravel find --executions 1` on TwoThreadCounter, from
        its start to its end, on the JDK that runs the command line. Worker: from the start of its JVM to the
        report of the first execution; and how much processor time it takes until then, of all its threads.\
        """,
        "JDK of the worker",
        "command line, s",
        "worker, s",
        "worker, s of processor time");
    for (Jdk jdk : InstalledJdks.find()) {
      Workload workload = Workload.of(jdk, TwoThreadCounter.class);
      double commandLine = Double.MAX_VALUE;
      double worker = Double.MAX_VALUE;
      double processor = Double.MAX_VALUE;
      for (int i = 0; i < TIMES; i++) {
        long start = System.nanoTime();
        commandLine(workload);
        long middle = System.nanoTime();
        processor = Math.min(processor, firstExecution(workload) / 1e9);
        worker = Math.min(worker, (System.nanoTime() - middle) / 1e9);
        commandLine = Math.min(commandLine, (middle - start) / 1e9);
      }
      Table.row(jdk.version(), commandLine, worker, processor);
    }
  }

  /** Returns the worker's processor time. */
  private static long firstExecution(Workload workload) {
    try (WorkerProcess worker = workload.start()) {
      worker.run(Job.find(workload.target(), workload.settings(), 1, 0), message -> {});
      return Rate.processorNanos(worker);
    }
  }

  private static void commandLine(Workload workload) {
    ProcessBuilder command =
        new ProcessBuilder(
            List.of(
                "./unravel",
                "find",
                "--executions",
                "1",
                "--jdk",
                workload.jdk().home().toString(),
                "-cp",
                workload.target().classPath().get(0),
                workload.target().mainClass()));
    // Whether the sources have changed is not looked at: that is no part of the launch.
    command.environment().put("UNRAVEL_NO_BUILD", "1");
    command.redirectErrorStream(true);
    try {
      Process process = command.start();
      String output = new String(process.getInputStream().readAllBytes());
      if (process.waitFor() != 0) {
        throw new IllegalStateException(output);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (InterruptedException stop) {
      throw new IllegalStateException(stop);
    }
  }
}
