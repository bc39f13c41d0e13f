package dev.unravel.benchmarks.speed;

import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.wire.Job;
import java.io.File;
import java.nio.file.Path;
import java.util.List;

/** How fast programs that use real libraries are searched. */
public final class BugRates {
  private static final List<String> BUGS = List.of("gson-764", "log4j-async");
  private static final long MILLIS = 20_000;

  private BugRates() {}

  /** Takes the folder with the bugs, whose script {@code run.sh} knows how to build them. */
  public static void run(Path folder) {
    Table.head(
        "Executions a second of real programs",
        """
        `find` for twenty seconds, isolation auto, random walk with every access a choice, which seldom finds
        these bugs and so goes on: the best second after five, or the average when it does find one. In
        parentheses: for each second of processor time.\
        """,
        "program",
        "JDK",
        "executions/s");
    for (String bug : BUGS) {
      for (Jdk jdk : InstalledJdks.find()) {
        Workload workload = workload(folder, bug, jdk);
        Job job = Job.find(workload.target(), workload.settings(), 0, MILLIS);
        Table.row(bug, jdk.version(), Rate.of(workload, job));
      }
    }
  }

  private static Workload workload(Path folder, String bug, Jdk jdk) {
    String out = Path.of("benchmarks", "target", "real-bugs").toAbsolutePath().toString();
    // Without what Maven writes to standard error when the script gets a library.
    String command = "BUGS_OUT=\"$1\" \"$2\" --cp \"$3\" 2>/dev/null";
    String script = folder.resolve("run.sh").toString();
    List<String> printed = PeerProcess.lines(List.of("sh", "-c", command, "sh", out, script, bug));
    String[] words = printed.get(printed.size() - 1).split(" ");
    return new Workload(
        jdk,
        new Target(
            List.of(words[0].split(File.pathSeparator)),
            words[1],
            List.of(),
            List.of(),
            new byte[0]),
        Settings.defaults().withStrategy("random").withPoints(PointLevel.MEMORY));
  }
}
