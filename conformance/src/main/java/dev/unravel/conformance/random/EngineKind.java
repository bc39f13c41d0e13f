package dev.unravel.conformance.random;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.worker.AgentJar;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A JDK and a backend to run the engine with.
 *
 * @param brief whether it is over before what C2 makes of its code pays
 */
record EngineKind(Jdk jdk, WorkerBackend backend, boolean brief) {
  /** More than a brief run takes. */
  private static final long BRIEFLY = 1;

  /** Those for which this machine has a JDK, none when there is no agent. */
  static List<EngineKind> available() {
    try {
      AgentJar.locate();
    } catch (LaunchException notBuilt) {
      return List.of();
    }
    return Stream.of(
            on(25, WorkerBackend.CONTINUATION), on(17, WorkerBackend.OS), on(25, WorkerBackend.OS))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<EngineKind> on(int feature, WorkerBackend backend) {
    return InstalledJdks.withFeature(feature).map(jdk -> new EngineKind(jdk, backend, false));
  }

  EngineKind withBrief(boolean value) {
    return new EngineKind(jdk, backend, value);
  }

  WorkerSetup setup() {
    WorkerSetup setup = WorkerSetup.of(jdk, backend);
    return brief ? setup.forAtMost(BRIEFLY) : setup;
  }

  /**
   * The same JDK, whose collections have the same code, for the engine with nothing left out: with
   * continuations where there are any, since then nothing of ours goes through what it controls.
   */
  EngineKind forEverything() {
    return available().stream()
        .filter(other -> other.jdk.feature() == jdk.feature())
        .findFirst()
        .orElse(this)
        .withBrief(brief);
  }

  @Override
  public String toString() {
    return "JDK "
        + jdk.feature()
        + (backend == WorkerBackend.OS ? ", OS threads" : ", continuations");
  }
}
