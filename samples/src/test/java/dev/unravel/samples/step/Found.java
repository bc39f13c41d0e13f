package dev.unravel.samples.step;

import dev.unravel.launch.RunListener;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.request.RecordRequest;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.StepRequest;
import dev.unravel.launch.usecase.Find;
import dev.unravel.launch.usecase.Record;
import dev.unravel.launch.usecase.SteppedReplay;
import dev.unravel.launch.usecase.SteppedRuns;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Job;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/**
 * An execution that a search has found, or that was recorded, to be stepped through.
 *
 * @param trace the execution
 * @param jdk the JDK it was found on
 * @param stuck the clock value at which nothing could go on, once a replay has come there
 */
record Found(Trace trace, Jdk jdk, CompletableFuture<Long> stuck) {
  private static final RunListener NOBODY = new RunListener() {};

  /** A search takes longer than all that is done with what it finds. */
  private static final Map<List<Object>, Trace> KNOWN = new ConcurrentHashMap<>();

  static Found in(Class<?> program, int jdkFeature, Path folder) {
    Jdk jdk = InstalledJdks.withFeature(jdkFeature).orElseThrow();
    Trace trace =
        KNOWN.computeIfAbsent(List.of(program, jdkFeature), key -> search(program, jdk, folder));
    return new Found(trace, jdk, new CompletableFuture<>());
  }

  /** Not found, but recorded as it happened. */
  static Found recorded(Class<?> program, int jdkFeature, Path folder) {
    Jdk jdk = InstalledJdks.withFeature(jdkFeature).orElseThrow();
    RecordRequest request =
        RecordRequest.run(
            target(program),
            "10ms",
            Job.HANG_MILLIS,
            Optional.of(folder.resolve("recorded.unravel")));
    Trace trace = Record.record(WorkerSetup.of(jdk, WorkerBackend.AUTO), request, NOBODY).trace();
    return new Found(trace, jdk, new CompletableFuture<>());
  }

  private static Target target(Class<?> program) {
    return new Target(
        List.of(classes(program)), program.getName(), List.of(), List.of(), new byte[0]);
  }

  private static Trace search(Class<?> program, Jdk jdk, Path folder) {
    Target target = target(program);
    SearchRequest request =
        new SearchRequest(target, Settings.defaults(), 100_000, 0, Job.HANG_MILLIS, folder, false);
    return Find.run(WorkerSetup.of(jdk, WorkerBackend.AUTO), request, NOBODY)
        .found()
        .orElseThrow()
        .trace();
  }

  SteppedReplay replay(OptionalLong until) {
    StepRequest request = new StepRequest(trace, 0, until);
    return SteppedReplay.start(
        WorkerSetup.of(jdk, WorkerBackend.OS), request, NOBODY, stuck::complete);
  }

  SteppedRuns runs() {
    StepRequest request = new StepRequest(trace, 0, OptionalLong.empty());
    return new SteppedRuns(WorkerSetup.of(jdk, WorkerBackend.OS), request, NOBODY, stuck::complete);
  }

  /** The names of the threads as they take turns. */
  List<String> turns() {
    return trace.schedule().intervals().stream()
        .map(interval -> trace.threads().get(interval.thread()).javaName())
        .toList();
  }

  private static String classes(Class<?> program) {
    try {
      return Path.of(program.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
