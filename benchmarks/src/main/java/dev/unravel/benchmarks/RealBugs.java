package dev.unravel.benchmarks;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.trace.Target;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Searches in published programs with known bugs, as a user would, on the oldest JDK and on the
 * newest: {@code RealBugs [--seconds 60] [--only ID,ID]}.
 */
public final class RealBugs {
  private static final List<Integer> JDKS = List.of(17, 25);

  private RealBugs() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Options options = new Options(arguments, Set.of("seconds", "only"), Set.of());
    List<RealProgram> programs = RealProgram.all();
    List<String> ids = options.selection("only", programs.stream().map(RealProgram::id).toList());
    int seconds = options.number("seconds", 60);
    System.out.printf("A search with default settings in new JVMs, at most %d s.%n%n", seconds);
    System.out.println(
        "| bug | JDK | expected | found | seconds | executions | executions/s | strategy | repeats"
            + " |");
    System.out.println("|---|---:|---|---|---:|---:|---:|---|---|");
    Jdk oldest = InstalledJdks.withFeature(JDKS.get(0)).orElseThrow();
    for (RealProgram program : programs) {
      if (ids.contains(program.id())) {
        Target target = program.build(oldest);
        for (int feature : JDKS) {
          row(program, target, InstalledJdks.withFeature(feature).orElseThrow(), seconds);
        }
      }
    }
  }

  private static void row(RealProgram program, Target target, Jdk jdk, int seconds) {
    String expected = program.hasBugOn(jdk.feature()) ? program.kind() : "nothing";
    System.out.printf("| %s | %d | %s | ", program.id(), jdk.feature(), expected);
    RealSearch search;
    try {
      search = RealSearch.run(target, jdk, seconds * 1000L);
    } catch (LaunchException | WorkerLostException failed) {
      System.out.println(failed.getMessage() + " | | | | | |");
      return;
    }
    System.out.printf(
        Locale.ROOT,
        "%s | %.1f | %,d | %,.0f | %s | %s |%n",
        search.signature().map(Object::toString).orElse("-").replace("|", "\\|"),
        search.seconds(),
        search.result().executions(),
        search.result().executionsPerSecond(),
        search.strategy(),
        search.repeats());
  }
}
