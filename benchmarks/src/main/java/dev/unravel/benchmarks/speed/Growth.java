package dev.unravel.benchmarks.speed;

import dev.unravel.benchmarks.targets.ManyActions;
import dev.unravel.benchmarks.targets.ManyThreads;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.trace.Settings;
import java.util.List;

/** How the cost of an execution grows with its actions and its threads. */
public final class Growth {
  private static final List<Integer> ACTIONS = List.of(10, 100, 1_000, 10_000, 100_000, 1_000_000);
  private static final List<Integer> THREADS = List.of(2, 10, 30, 100, 300, 1_000);
  private static final long MILLIS = 500;

  private Growth() {}

  public static void run() {
    Table.head(
        "Growth with the number of actions",
        """
        Two threads that increment a field. Linear when the time for an access stays the same.
        Processor time.\
        """,
        "accesses",
        "JDK",
        "strategy",
        "µs an execution",
        "ns an access");
    for (int accesses : ACTIONS) {
      rows(ManyActions.class, accesses, accesses);
    }
    Table.head(
        "Growth with the number of threads",
        """
        So many threads, and main that starts and joins them; five increments of a shared field each. Linear
        when the time for a thread stays the same. Processor time.\
        """,
        "threads",
        "JDK",
        "strategy",
        "µs an execution",
        "ns a thread");
    for (int threads : THREADS) {
      rows(ManyThreads.class, threads, threads);
    }
  }

  private static void rows(Class<?> program, int size, int parts) {
    for (Jdk jdk : InstalledJdks.find()) {
      // One that takes the same time for a choice among many threads, and one that looks at all.
      for (String strategy : List.of("random", "pct")) {
        Workload workload = Workload.of(jdk, program, Integer.toString(size));
        workload = workload.withSettings(withoutLimit(workload.settings().withStrategy(strategy)));
        try (WorkerProcess worker = workload.start()) {
          double nanos = Rate.nanosPerExecution(worker, workload, MILLIS);
          Table.row(size, jdk.version(), strategy, nanos / 1000, nanos / parts);
        }
      }
    }
  }

  /** A million actions are the limit otherwise, beyond which executions are scheduled fairly. */
  private static Settings withoutLimit(Settings settings) {
    return settings.withMaxActions(10 * settings.maxActions());
  }
}
