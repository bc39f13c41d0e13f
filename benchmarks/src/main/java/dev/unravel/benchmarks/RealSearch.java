package dev.unravel.benchmarks;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.usecase.Find;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.wire.Job;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A search as a user runs it: new JVMs, default settings, the failure repeated in another JVM.
 *
 * @param result what came of it
 * @param seconds by the clock on the wall, with the start of the JVMs and the repetition
 */
record RealSearch(SearchResult result, double seconds) {
  private static final Path TRACES = Path.of("benchmarks", "target", "traces").toAbsolutePath();

  /**
   * Searches.
   *
   * @throws LaunchException when the worker cannot do it
   * @throws WorkerLostException when it does not come back
   */
  static RealSearch run(Target target, Jdk jdk, long maxMillis) {
    SearchRequest request =
        new SearchRequest(
            target, Settings.defaults(), 0, maxMillis, Job.HANG_MILLIS, TRACES, false);
    long start = System.nanoTime();
    SearchResult result =
        Find.run(WorkerSetup.of(jdk, WorkerBackend.AUTO), request, new RunListener() {});
    return new RealSearch(result, (System.nanoTime() - start) / 1e9);
  }

  Optional<FailureSignature> signature() {
    return result.found().map(found -> ((Outcome.Fail) found.trace().outcome()).signature());
  }

  /** The strategy that made the failing schedule, or "-". */
  String strategy() {
    return result.found().map(found -> found.trace().settings().strategy()).orElse("-");
  }

  /** Whether a new JVM repeated the failure, or "-" when there is none. */
  String repeats() {
    return result.found().map(found -> found.divergence().isEmpty() ? "yes" : "no").orElse("-");
  }
}
