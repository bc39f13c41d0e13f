package dev.unravel.benchmarks.speed;

import dev.unravel.benchmarks.peers.ContinuationLoop;
import dev.unravel.benchmarks.peers.LincheckRate;
import dev.unravel.benchmarks.peers.ParkBaton;
import dev.unravel.benchmarks.targets.BoundedBuffer;
import dev.unravel.benchmarks.targets.TwoThreadCounter;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.trace.Settings;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** How fast small programs are searched, beside the bare switches and beside Lincheck. */
public final class SearchRates {
  private static final int CONTINUATIONS = 24;
  private static final int ROUNDS = 3;
  private static final List<Class<?>> PROGRAMS =
      List.of(TwoThreadCounter.class, BoundedBuffer.class);

  private SearchRates() {}

  public static void run() {
    Table.head(
        "Executions a second",
        """
        Point level `races`, one class loader; the best second of a job of fifteen, after five to warm
        up. Ours and bare take turns, three JVMs of each, and the best of either counts: what a JVM makes of
        the same code differs by a twentieth, and other programs can only make both slower.
        In parentheses: for each second of processor time, for comparison on a busy machine.
        Switches: average of 50 recorded executions. Bare: on JDK 24 and newer two new continuations
        for each execution, mounted in turn; before, two OS threads that live on and pass a baton with
        park and unpark; in both as often as an execution switches, and nothing else.
        Lincheck: invocations a second of its model checking, the same `main`, after its warm-up.\
        """,
        "program",
        "JDK",
        "strategy",
        "switches",
        "executions/s",
        "bare/s",
        "x bare",
        "Lincheck/s",
        "x Lincheck");
    for (Class<?> program : PROGRAMS) {
      for (Jdk jdk : InstalledJdks.find()) {
        Figure lincheck =
            PeerProcess.figure(
                jdk, List.of("-XX:+UseSerialGC"), LincheckRate.class, program.getSimpleName());
        for (String strategy : strategies()) {
          row(Workload.of(jdk, program).withStrategy(strategy), lincheck);
        }
      }
    }
  }

  /** The random walk, which is simple to compare, and what a user gets who says nothing. */
  static Set<String> strategies() {
    return new LinkedHashSet<>(List.of("random", Settings.defaults().strategy()));
  }

  private static void row(Workload workload, Figure lincheck) {
    double switches = AverageTrace.of(workload).switches();
    Figure rate = Figure.NONE;
    Figure bare = Figure.NONE;
    for (int i = 0; i < ROUNDS; i++) {
      rate = rate.orBetter(Rate.of(workload));
      bare = bare.orBetter(bare(workload.jdk(), (int) Math.round(switches)));
    }
    Table.row(
        workload.name(),
        workload.jdk().version(),
        workload.strategy(),
        switches,
        rate,
        bare,
        rate.times(bare),
        lincheck,
        rate.times(lincheck));
  }

  private static Figure bare(Jdk jdk, int switches) {
    return jdk.feature() >= CONTINUATIONS
        ? PeerProcess.figure(
            jdk,
            List.of("-XX:+UseSerialGC", "--add-exports=java.base/jdk.internal.vm=ALL-UNNAMED"),
            ContinuationLoop.class,
            switches)
        : PeerProcess.figure(jdk, List.of("-XX:+UseSerialGC"), ParkBaton.class, switches);
  }
}
