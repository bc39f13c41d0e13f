package dev.unravel.benchmarks.speed;

import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import java.util.List;

/** What it costs to start each execution with new static state. */
public final class ResetCost {
  private static final List<Integer> CLASSES = List.of(1, 40, 1_000);
  private static final long MILLIS = 400;

  private ResetCost() {}

  public static void run() {
    Table.head(
        "What a reset costs",
        """
        Main uses so many classes once while another thread comes and goes, `random`. With static state: a
        number and a list each, made by an initialiser. Reset: executions that begin with new static state,
        by a reset in place, which is the default; the initialisers run again in each. Kept: `--isolation
        same`, in which the initialisers ran once. The difference is what each class costs: clearing its
        fields, the initialiser with the points in it, and finding out that it has to run. Processor time.""",
        "classes",
        "static state",
        "JDK",
        "reset, executions/s",
        "kept, executions/s",
        "µs a class");
    for (int count : CLASSES) {
      for (boolean state : List.of(true, false)) {
        Target target = new ManyClasses(count, state).compile();
        for (Jdk jdk : InstalledJdks.find()) {
          double reset = nanos(jdk, target, Isolation.AUTO);
          double kept = nanos(jdk, target, Isolation.SAME);
          Table.row(
              count,
              state ? "yes" : "no",
              jdk.version(),
              Math.round(1e9 / reset),
              Math.round(1e9 / kept),
              (reset - kept) / 1000 / count);
        }
      }
    }
  }

  private static double nanos(Jdk jdk, Target target, Isolation isolation) {
    Settings settings = Settings.defaults().withStrategy("random").withIsolation(isolation, 0);
    Workload workload = new Workload(jdk, target, settings);
    try (WorkerProcess worker = workload.start()) {
      return Rate.nanosPerExecution(worker, workload, MILLIS);
    }
  }
}
