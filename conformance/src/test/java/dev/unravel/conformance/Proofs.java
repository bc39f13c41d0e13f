package dev.unravel.conformance;

import dev.unravel.launch.RunListener;
import dev.unravel.launch.request.ProveRequest;
import dev.unravel.launch.request.ProveResult;
import dev.unravel.launch.usecase.Prove;
import dev.unravel.launch.worker.WorkerSource;
import dev.unravel.trace.Settings;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Proofs of programs, without running every schedule where that does not succeed. */
final class Proofs {
  private static final long HANG_MILLIS = 10_000;

  private Proofs() {}

  /** As a user has it, in a new JVM. */
  static ProveResult of(
      Path classes,
      String name,
      EngineConfiguration configuration,
      long maxExecutions,
      Path folder) {
    return of(WorkerSource.NEW, classes, name, configuration, maxExecutions, folder);
  }

  static ProveResult of(
      WorkerSource workers,
      Path classes,
      String name,
      EngineConfiguration configuration,
      long maxExecutions,
      Path folder) {
    ProveRequest request =
        new ProveRequest(
            new SharedWorker(configuration).target(classes, name),
            Settings.defaults(),
            maxExecutions,
            0,
            HANG_MILLIS,
            folder,
            false);
    return Prove.run(
        configuration.briefSetup(), workers, request.withoutRaces(), new RunListener() {});
  }

  /** All that its executions printed. */
  static Set<String> printed(ProveResult result) {
    return result.printed().stream()
        .map(String::trim)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
