package dev.unravel.benchmarks;

import dev.unravel.benchmarks.shapes.Shape;
import dev.unravel.benchmarks.tinertia.TinertiaPrograms;
import dev.unravel.diagnose.simplify.NotShownException;
import dev.unravel.diagnose.simplify.SimplifyLimits;
import dev.unravel.launch.LaunchException;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import java.io.File;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/**
 * The tables of Jalbert and Sen (FSE 2010): what is left of traces that random and race-directed
 * searches found, and how many executions a search by preemptions needs for the same bug.
 */
public final class TraceSimplification {
  private static final long MOST_EXECUTIONS = 10_000;
  private static final long MOST_MILLIS = 60_000;
  private static final List<String> STRATEGIES = List.of("random", "race");

  private final WorkerSetup setup;
  private final SimplifyLimits limits;
  private final int traces;

  private TraceSimplification(Options options) {
    setup =
        WorkerSetup.of(
            InstalledJdks.withFeature(options.number("jdk", 25)).orElseThrow(), WorkerBackend.AUTO);
    limits =
        new SimplifyLimits(
            options.number("executions", 20_000), options.number("millis", 1_500), 0);
    traces = options.number("traces", 30);
  }

  public static void main(String[] arguments) {
    Options options =
        new Options(
            arguments, Set.of("cp", "only", "traces", "executions", "millis", "jdk"), Set.of());
    Map<String, Target> programs = options.operands().isEmpty() ? table() : mainClasses(options);
    List<String> names = options.selection("only", List.copyOf(programs.keySet()));
    TraceSimplification table = new TraceSimplification(options);
    System.out.println(SimplificationRow.HEAD);
    names.forEach(name -> table.row(name, programs.get(name)));
  }

  private static Map<String, Target> table() {
    Map<String, Target> programs = new LinkedHashMap<>();
    for (Shape program : TinertiaPrograms.all()) {
      programs.put(program.name(), program.target());
    }
    return programs;
  }

  /** Programs that are named by their main classes, on a class path of their own. */
  private static Map<String, Target> mainClasses(Options options) {
    List<String> classPath = List.of(options.text("cp").split(File.pathSeparator));
    Map<String, Target> programs = new LinkedHashMap<>();
    for (String main : options.operands()) {
      programs.put(main, new Target(classPath, main, List.of(), List.of(), new byte[0]));
    }
    return programs;
  }

  private void row(String name, Target target) {
    try (FailingTraces search = new FailingTraces(setup, target)) {
      List<Trace> found = search.find(STRATEGIES, traces, MOST_EXECUTIONS, MOST_MILLIS);
      OptionalLong chess = search.firstFailure("preemption", MOST_EXECUTIONS, MOST_MILLIS);
      List<SimplifiedTrace> simplified = new ArrayList<>();
      for (Trace trace : found) {
        try {
          simplified.add(SimplifiedTrace.of(setup, trace, limits));
        } catch (NotShownException | LaunchException | WorkerLostException failed) {
          System.err.println(name + ": " + failed.getMessage());
        }
      }
      System.out.println(new SimplificationRow(name, simplified, chess).text());
    }
  }
}
