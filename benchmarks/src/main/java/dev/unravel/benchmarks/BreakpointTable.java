package dev.unravel.benchmarks;

import dev.unravel.launch.DiagnosisListener;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.plain.PlainEnd;
import dev.unravel.launch.plain.PlainJvm;
import dev.unravel.launch.request.Diagnosis;
import dev.unravel.launch.usecase.Run;
import dev.unravel.launch.worker.AgentJar;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The Java table of Park and Sen, "Concurrent Breakpoints", on the artifacts themselves: {@code
 * BreakpointTable [--runs 100] [--pairs 9] [--jdk 17] [--only ID,ID] [--no-find]}. For each program
 * how long it takes, how often it fails with its breakpoints, and whether a search finds the bug
 * without being told anything.
 */
public final class BreakpointTable {
  private static final long MOST_MILLIS = 20_000;
  private static final long FIND_MILLIS = 60_000;
  private static final int AT_ONCE = 4;

  /** What a driver that finds its program's error ends with; others are of the JVM. */
  private static final int FAILED = 1;

  private final Jdk jdk;
  private final int runs;
  private final int pairs;
  private final boolean find;

  private BreakpointTable(Options options) {
    jdk = InstalledJdks.withFeature(options.number("jdk", 17)).orElseThrow();
    runs = options.number("runs", 100);
    pairs = options.number("pairs", 9);
    find = !options.has("no-find");
  }

  public static void main(String[] arguments)
      throws IOException, InterruptedException, ExecutionException {
    Options options =
        new Options(arguments, Set.of("runs", "pairs", "jdk", "only"), Set.of("no-find"));
    BreakpointTable table = new BreakpointTable(options);
    System.out.printf("JDK %s, %d runs.%n%n", table.jdk.version(), table.runs);
    System.out.println(
        "| program | lines | plain ms | with ms | overhead | kind | error | natural | probability |"
            + " hit | breakpoints | find | executions | seconds | explain |");
    System.out.println("|---|---:|---:|---:|---:|---|---|---:|---:|---:|---|---|---:|---:|---|");
    List<RealProgram> programs = RealProgram.all();
    List<String> ids = options.selection("only", programs.stream().map(RealProgram::id).toList());
    for (RealProgram program : programs) {
      if (ids.contains(program.id()) && program.hasBugOn(table.jdk.feature())) {
        table.row(program);
      }
    }
  }

  private void row(RealProgram program)
      throws IOException, InterruptedException, ExecutionException {
    Target target = program.build(jdk);
    System.out.printf("| %s | %,d | ", program.id(), CodeLines.of(program));
    List<String> options =
        List.of("-javaagent:" + AgentJar.locate() + "=breakpoints=" + program.breakpoints());
    ProgramTimes times = ProgramTimes.measure(jdk, timed(target, program), options, pairs);
    System.out.printf(
        Locale.ROOT,
        "%.0f | %.0f | %.0f%% | %s | %s | ",
        times.plainMillis(),
        times.withMillis(),
        times.overhead(),
        program.kind(),
        program.error());
    int few = Math.max(10, runs / 10);
    Counts natural = count(target, List.of(), few);
    Counts forced = count(target, options, runs);
    System.out.printf(
        Locale.ROOT,
        "%.2f | %.2f | %.2f | %s | ",
        natural.failures / (double) few,
        forced.failures / (double) runs,
        forced.hits / (double) runs,
        parameters(program));
    System.out.println(find ? found(target) : "| | | |");
  }

  private static Target timed(Target target, RealProgram program) {
    return new Target(
        target.classPath(),
        "Timed",
        List.of(target.mainClass(), program.rounds()),
        List.of(),
        new byte[0]);
  }

  /** How often it failed, and how often a breakpoint was hit. */
  private record Counts(int failures, int hits) {}

  private Counts count(Target target, List<String> options, int times)
      throws InterruptedException, ExecutionException {
    ExecutorService runners = Executors.newFixedThreadPool(AT_ONCE);
    int failures = 0;
    int hits = 0;
    try {
      List<Future<PlainEnd>> ends = new ArrayList<>();
      for (int i = 0; i < times; i++) {
        ends.add(runners.submit(() -> new PlainJvm(jdk, target, options, MOST_MILLIS).run()));
      }
      for (Future<PlainEnd> each : ends) {
        PlainEnd end = each.get();
        boolean failed = end.status().isEmpty() || end.status().getAsInt() == FAILED;
        failures += failed ? 1 : 0;
        // Who hangs is killed before it can say so.
        boolean said = end.errors().matches("(?s).*, hit [1-9].*");
        hits += said || failed && end.status().isEmpty() ? 1 : 0;
      }
    } finally {
      runners.shutdownNow();
    }
    return new Counts(failures, hits);
  }

  /** How many breakpoints there are, and with what conditions. */
  private static String parameters(RealProgram program) throws IOException {
    List<String> lines =
        Files.readAllLines(program.breakpoints()).stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .toList();
    String text = String.join(" ", lines);
    List<String> words = new ArrayList<>();
    words.add(Integer.toString(lines.size()));
    for (String option : List.of("timeout \\w+", "ignore-first \\d+", "thread", "caller")) {
      Matcher matcher = Pattern.compile(option).matcher(text);
      if (matcher.find()) {
        words.add(matcher.group());
      }
    }
    return String.join(", ", words);
  }

  private String found(Target target) {
    RealSearch search = RealSearch.run(target, jdk, FIND_MILLIS);
    Optional<Diagnosis> diagnosis =
        search
            .result()
            .found()
            .map(
                it ->
                    Run.diagnose(
                        WorkerSetup.of(jdk, WorkerBackend.AUTO),
                        it.trace(),
                        10_000,
                        new DiagnosisListener() {}));
    return String.format(
        Locale.ROOT,
        "%s | %,d | %.1f | %s |",
        search.signature().map(it -> it.kind().word()).orElse("-"),
        search.result().executions(),
        search.seconds(),
        diagnosis
            .flatMap(Diagnosis::explanation)
            .map(told -> told.verdict().pattern().words())
            .orElse("-"));
  }
}
