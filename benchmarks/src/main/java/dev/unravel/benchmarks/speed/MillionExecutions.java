package dev.unravel.benchmarks.speed;

import dev.unravel.benchmarks.targets.TwoThreadCounter;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.wire.Job;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is left in a worker after a million executions. */
public final class MillionExecutions {
  private static final long EXECUTIONS = 1_000_000;
  private static final long FIRST = 10_000;
  private static final Pattern USED = Pattern.compile("used (\\d+)K");

  private MillionExecutions() {}

  public static void run() {
    Table.head(
        "A million executions",
        """
        TwoThreadCounter in one worker with `-Xmx256m`, which fails if it does not get by with that. Live: in
        use after a full collection, after 10,000 executions and at the end. Peak: the most that was in use,
        garbage too, in samples taken every second. Threads: of the whole JVM.\
        """,
        "JDK",
        "seconds",
        "live after 10,000, MB",
        "live at the end, MB",
        "peak, MB",
        "threads after 10,000",
        "threads at the end");
    for (Jdk jdk : InstalledJdks.find()) {
      row(Workload.of(jdk, TwoThreadCounter.class).withJvmOptions("-Xmx256m"));
    }
  }

  private static void row(Workload workload) {
    try (WorkerProcess worker = workload.start()) {
      Jcmd jcmd = new Jcmd(workload.jdk(), worker.pid());
      run(worker, workload, FIRST);
      double liveBefore = jcmd.liveMegabytes();
      long threadsBefore = jcmd.threads();
      long start = System.nanoTime();
      double peak;
      try (Sampler sampler = new Sampler(jcmd::usedMegabytes)) {
        run(worker, workload, EXECUTIONS);
        peak = sampler.most();
      }
      double seconds = (System.nanoTime() - start) / 1e9;
      Table.row(
          workload.jdk().version(),
          seconds,
          liveBefore,
          jcmd.liveMegabytes(),
          peak,
          threadsBefore,
          jcmd.threads());
    }
  }

  private static void run(WorkerProcess worker, Workload workload, long executions) {
    worker.run(Job.enumerate(workload.target(), workload.settings(), executions, 0), message -> {});
  }

  /** Asks a JVM about itself. */
  private record Jcmd(Jdk jdk, long pid) {
    double liveMegabytes() {
      ask("GC.run");
      return usedMegabytes();
    }

    /** The heap's generations; not the space for classes. */
    double usedMegabytes() {
      return ask("GC.heap_info").stream()
              .filter(line -> !line.contains("Metaspace") && !line.contains("class space"))
              .map(USED::matcher)
              .filter(Matcher::find)
              .mapToLong(matcher -> Long.parseLong(matcher.group(1)))
              .sum()
          / 1024.0;
    }

    long threads() {
      return ask("Thread.print").stream().filter(line -> line.startsWith("\"")).count();
    }

    private List<String> ask(String what) {
      String command = jdk.home().resolve("bin").resolve("jcmd").toString();
      return PeerProcess.lines(List.of(command, Long.toString(pid), what));
    }
  }
}
