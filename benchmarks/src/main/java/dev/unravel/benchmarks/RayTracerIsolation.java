package dev.unravel.benchmarks;

import dev.unravel.benchmarks.raytracer.Main;
import dev.unravel.diagnose.isolate.Handover;
import dev.unravel.diagnose.isolate.IsolationResult;
import dev.unravel.diagnose.isolate.SwitchDifference;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.request.IsolateRequest;
import dev.unravel.launch.request.IsolateResult;
import dev.unravel.launch.request.RecordRequest;
import dev.unravel.launch.usecase.Isolate;
import dev.unravel.launch.usecase.Record;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import dev.unravel.trace.TraceStatistics;
import dev.unravel.wire.Job;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The case study of Choi and Zeller (ISSTA 2002): a ray tracer whose threads take turns by a
 * quantum, so that loading one scene is interrupted by loading another; isolated to the switch that
 * does it. The quantum is a number of yield points, so that the recording fails every time: it is
 * over when a scene is made up and half of it is loaded.
 */
public final class RayTracerIsolation {
  private static final String QUANTUM = "20000p";
  private static final List<String> SIZES = List.of("2", "40", "26", "1000");
  private static final long MOST_TESTS = 1_000;

  private RayTracerIsolation() {}

  public static void main(String[] arguments) throws IOException {
    Options options = new Options(arguments, Set.of("jdk"), Set.of());
    List<String> sizes = options.operands().isEmpty() ? SIZES : options.operands();
    WorkerSetup setup =
        WorkerSetup.of(
            InstalledJdks.withFeature(options.number("jdk", 25)).orElseThrow(), WorkerBackend.AUTO);
    List<String> path = Arrays.asList(System.getProperty("java.class.path").split(":"));
    Target target = new Target(path, Main.class.getName(), sizes, List.of(), new byte[0]);
    Path folder = Files.createTempDirectory("unravel-raytracer");
    try {
      Trace failing = record(setup, target, folder);
      print(failing, isolate(setup, failing, folder));
    } finally {
      for (String name : List.of("recorded", "failing", "passing")) {
        Files.deleteIfExists(folder.resolve(name));
      }
      Files.delete(folder);
    }
  }

  private static Trace record(WorkerSetup setup, Target target, Path folder) {
    Trace trace =
        Record.record(
                setup,
                RecordRequest.run(
                    target, QUANTUM, Job.HANG_MILLIS, Optional.of(folder.resolve("recorded"))),
                new RunListener() {})
            .trace();
    TraceStatistics size = TraceStatistics.of(trace);
    System.out.printf(
        "recorded: %,d actions, %d threads, %,d switches, %s%n",
        size.actions(), size.threads(), size.switches(), trace.outcome());
    return trace;
  }

  private static IsolateResult isolate(WorkerSetup setup, Trace failing, Path folder) {
    return Isolate.run(
        setup,
        new IsolateRequest(
            failing,
            Optional.empty(),
            folder.resolve("failing"),
            folder.resolve("passing"),
            MOST_TESTS,
            1,
            Job.HANG_MILLIS),
        new RunListener() {});
  }

  private static void print(Trace recorded, IsolateResult result) {
    if (!(result.isolation() instanceof IsolationResult.Isolated isolated)) {
      System.out.println(result.isolation());
      return;
    }
    IsolationResult.Effort effort = isolated.effort();
    System.out.printf(
        "| actions | switches | differences | runs to find a passing one | tests | left | minimal |"
            + " seconds |%n| --- | --- | --- | --- | --- | --- | --- | --- |%n");
    System.out.printf(
        "| %,d | %,d | %,d | %d | %d | %d | %s | %.0f |%n",
        recorded.schedule().actions(),
        TraceStatistics.of(recorded).switches(),
        effort.differences(),
        effort.fuzzed(),
        effort.tests(),
        effort.left(),
        effort.minimal() ? "yes" : "no",
        result.millis() / 1000.0);
    for (SwitchDifference difference : isolated.remaining()) {
      System.out.printf(
          "switch %d: fails at clock %,d, %s; passes at clock %,d, %s%n",
          difference.number(),
          difference.failing().clock(),
          place(difference.failing()),
          difference.passing().clock(),
          place(difference.passing()));
    }
    System.out.println(
        result.divergence().map(d -> "did not repeat: " + d).orElse("both repeat in a new JVM"));
  }

  private static String place(SwitchDifference.Side side) {
    return side.handover().map(Handover::stops).map(stops -> stops + " stops").orElse("no switch");
  }
}
