package dev.unravel.benchmarks;

import dev.unravel.benchmarks.targets.BoundedBuffer;
import dev.unravel.benchmarks.targets.LockedCounter;
import dev.unravel.benchmarks.targets.TwoThreadCounter;
import dev.unravel.explore.wire.Job;
import dev.unravel.explore.wire.Message;
import dev.unravel.launch.Backend;
import dev.unravel.launch.InstalledJdks;
import dev.unravel.launch.Jdk;
import dev.unravel.launch.WorkerProcess;
import dev.unravel.launch.WorkerSetup;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * Executions a second of a random walk, by target and JDK. The first run of each worker warms it up
 * and is thrown away; of three more the best counts, for the machine is shared.
 */
public final class SearchSpeed {
  private static final int RUNS = 3;
  private static final long MILLIS = 4_000;
  private static final List<Class<?>> TARGETS =
      List.of(TwoThreadCounter.class, LockedCounter.class, BoundedBuffer.class);

  private SearchSpeed() {}

  public static void main(String[] arguments) {
    System.out.println("| target | JDK | backend | executions/s |");
    System.out.println("|---|---|---|---:|");
    for (Class<?> target : TARGETS) {
      for (Jdk jdk : InstalledJdks.find()) {
        row(target, jdk, Backend.AUTO);
      }
    }
  }

  private static void row(Class<?> target, Jdk jdk, Backend backend) {
    Path classes = Path.of("benchmarks", "target", "classes").toAbsolutePath();
    Target program =
        new Target(
            List.of(classes.toString()), target.getName(), List.of(), List.of(), new byte[0]);
    Settings settings = Settings.defaults().withIsolation(Isolation.SAME, 0);
    double best = 0;
    try (WorkerProcess worker =
        WorkerProcess.start(WorkerSetup.of(jdk, backend), program, settings, line -> {})) {
      for (int i = 0; i <= RUNS; i++) {
        Message.Done done = worker.run(Job.enumerate(program, settings, 0, MILLIS), message -> {});
        if (i > 0) {
          best = Math.max(best, done.executions() * 1000.0 / done.millis());
        }
      }
    }
    System.out.printf(
        Locale.ROOT,
        "| %s | %d | %s | %,.0f |%n",
        target.getSimpleName(),
        jdk.feature(),
        jdk.feature() >= 24 ? "continuations" : "OS threads",
        best);
  }
}
