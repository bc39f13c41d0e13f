package dev.unravel.benchmarks.speed;

import dev.unravel.explore.wire.Job;
import dev.unravel.explore.wire.Message;
import dev.unravel.launch.InstalledJdks;
import dev.unravel.launch.Jdk;
import dev.unravel.launch.WorkerProcess;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import java.io.File;
import java.nio.file.Path;
import java.util.List;

/** How fast programs that use real libraries are searched. */
public final class BugRates {
  private static final List<String> BUGS = List.of("gson-764", "log4j-async");
  private static final long MILLIS = 20_000;
  private static final int SEEDS = 10;

  private BugRates() {}

  /** Takes the folder with the bugs, whose script {@code run.sh} knows how to build them. */
  public static void run(Path folder) {
    Table.head(
        "Executions a second of real programs",
        """
        `find` for twenty seconds, isolation auto. Average: all of it, with all that comes first. Best: the best
        second after five. A search that fails sooner is repeated with another seed, and the longest counts.""",
        "program",
        "JDK",
        "strategy",
        "seconds",
        "average/s",
        "best/s");
    for (String bug : BUGS) {
      for (Jdk jdk : InstalledJdks.find()) {
        for (String strategy : SearchRates.strategies()) {
          Workload workload = workload(folder, bug, jdk).withStrategy(strategy);
          List<Message.Progress> longest = longest(workload);
          Message.Progress end = longest.get(longest.size() - 1);
          Table.row(
              bug,
              jdk.version(),
              strategy,
              end.millis() / 1000.0,
              end.executions() * 1000.0 / end.millis(),
              Rate.best(longest));
        }
      }
    }
  }

  private static List<Message.Progress> longest(Workload workload) {
    List<Message.Progress> longest = List.of();
    for (int seed = 1; seed <= SEEDS && millis(longest) < MILLIS; seed++) {
      try (WorkerProcess worker = workload.start()) {
        List<Message.Progress> reports =
            Rate.progress(
                worker, Job.find(workload.target(), workload.settings().withSeed(seed), 0, MILLIS));
        longest = millis(reports) > millis(longest) ? reports : longest;
      }
    }
    return longest;
  }

  private static long millis(List<Message.Progress> reports) {
    return reports.isEmpty() ? 0 : reports.get(reports.size() - 1).millis();
  }

  private static Workload workload(Path folder, String bug, Jdk jdk) {
    String out = Path.of("benchmarks", "target", "real-bugs").toAbsolutePath().toString();
    List<String> printed =
        PeerProcess.lines(
            List.of("env", "BUGS_OUT=" + out, folder.resolve("run.sh").toString(), "--cp", bug));
    String[] words = printed.get(printed.size() - 1).split(" ");
    return new Workload(
        jdk,
        new Target(
            List.of(words[0].split(File.pathSeparator)),
            words[1],
            List.of(),
            List.of(),
            new byte[0]),
        Settings.defaults());
  }
}
