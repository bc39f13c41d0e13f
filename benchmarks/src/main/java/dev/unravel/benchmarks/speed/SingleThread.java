package dev.unravel.benchmarks.speed;

import dev.unravel.benchmarks.peers.PlainLoop;
import dev.unravel.benchmarks.targets.Calculator;
import dev.unravel.benchmarks.targets.FieldAccesses;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.trace.PointLevel;
import java.util.List;

/** What control costs a program, or a part of one, that has one thread. */
public final class SingleThread {
  private static final List<Class<?>> PROGRAMS = List.of(Calculator.class, FieldAccesses.class);

  private SingleThread() {}

  public static void run() {
    Table.head(
        "Single-threaded code",
        """
        Milliseconds of an execution, warmed up: `main` called in a loop in a plain JVM, and executions in a
        worker; in parentheses of processor time. Calculator parses expressions into trees, evaluates them, counts words in a hash table of its
        own, sorts, multiplies matrices. FieldAccesses does nothing but read and write fields and array
        elements: the worst case.\
        """,
        "program",
        "JDK",
        "plain, ms",
        "points memory, ms",
        "x plain",
        "points sync, ms",
        "x plain");
    for (Class<?> program : PROGRAMS) {
      for (Jdk jdk : InstalledJdks.find()) {
        Figure plain =
            PeerProcess.figure(
                jdk, List.of("-XX:+UseSerialGC"), PlainLoop.class, program.getName());
        Figure memory = rate(jdk, program, PointLevel.MEMORY);
        Figure sync = rate(jdk, program, PointLevel.SYNC);
        Table.row(
            program.getSimpleName(),
            jdk.version(),
            plain.millis(),
            memory.millis(),
            plain.times(memory),
            sync.millis(),
            plain.times(sync));
      }
    }
  }

  private static Figure rate(Jdk jdk, Class<?> program, PointLevel points) {
    // One that goes on: there is but one schedule, and others stop when they have run all.
    Workload workload = Workload.of(jdk, program).withStrategy("random");
    return Rate.of(workload.withSettings(workload.settings().withPoints(points)));
  }
}
