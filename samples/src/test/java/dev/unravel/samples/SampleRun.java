package dev.unravel.samples;

import dev.unravel.launch.RunListener;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.usecase.Find;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.wire.Job;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A search in a sample, through the real engine. */
final class SampleRun {
  /** Far more than any sample takes: reached only when something is wrong. */
  private static final long MOST_EXECUTIONS = 100_000;

  private final SearchResult result;

  private SampleRun(SearchResult result) {
    this.result = result;
  }

  /**
   * Searches.
   *
   * @param executions after how many to give up, 0 for as many as it takes
   */
  static SampleRun of(String sample, long executions, int jdkFeature, Path folder) {
    WorkerSetup setup =
        WorkerSetup.of(InstalledJdks.withFeature(jdkFeature).orElseThrow(), WorkerBackend.AUTO);
    Target target =
        new Target(
            List.of(classes()), "dev.unravel.samples." + sample, List.of(), List.of(), new byte[0]);
    SearchRequest request =
        new SearchRequest(
            target,
            Settings.defaults(),
            executions == 0 ? MOST_EXECUTIONS : executions,
            0,
            Job.HANG_MILLIS,
            folder,
            false);
    return new SampleRun(Find.run(setup, request, new RunListener() {}));
  }

  /** What kind of failure was found, if one was. */
  Optional<FailureKind> kind() {
    return failure().map(fail -> fail.signature().kind());
  }

  /** Whether a new JVM repeated what was found. */
  boolean repeats() {
    return result.found().isEmpty() || result.found().get().divergence().isEmpty();
  }

  /** The lines that the command prints about the verdict. */
  List<String> output() {
    if (failure().isEmpty()) {
      return List.of("PASSED no failing schedule found");
    }
    Outcome.Fail fail = failure().get();
    List<String> lines = new ArrayList<>();
    lines.add((fail.stall().isPresent() ? "TIMING " : "FAILED ") + fail.signature());
    fail.stall().ifPresent(stall -> lines.add("  timing    shown if " + stall));
    lines.add("  message   " + fail.message());
    fail.details().forEach(detail -> lines.add("            " + detail));
    return lines;
  }

  private Optional<Outcome.Fail> failure() {
    return result.found().map(found -> (Outcome.Fail) found.trace().outcome());
  }

  private static String classes() {
    try {
      return Path.of(
              Sample01LostUpdate.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
