package dev.unravel.conformance;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.worker.AgentJar;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/**
 * One way to run the engine.
 *
 * @param jdk the JDK that runs the worker
 * @param backend how it switches threads
 */
record EngineConfiguration(Jdk jdk, WorkerBackend backend) {
  private static final int OLDEST = 17;
  private static final int NEWEST = 25;
  private static final int EVERY_THIRD = 3;

  /** More than a short run takes. */
  private static final long BRIEFLY = 1;

  /** The configurations for which this machine has a JDK. */
  static List<EngineConfiguration> available() {
    return Stream.of(oldestOnOsThreads(), newestOnContinuations(), newestOnOsThreads())
        .flatMap(Optional::stream)
        .toList();
  }

  /** Every program with every configuration, for tests that take the two. */
  static Stream<Arguments> each(List<?> programs) {
    return programs.stream()
        .flatMap(
            program ->
                available().stream().map(configuration -> Arguments.of(program, configuration)));
  }

  /** Those that a user gets without asking. */
  static List<EngineConfiguration> usual() {
    return available().stream().filter(EngineConfiguration::isUsual).toList();
  }

  /**
   * Every program with the usual configurations, and every third one with the other as well: its
   * JDK and its backend are each at work in one of the usual, and {@link BackendsAgreeTest} sees to
   * it that no program has another trace with it.
   */
  static Stream<Arguments> inTurn(List<?> programs) {
    return IntStream.range(0, programs.size())
        .boxed()
        .flatMap(
            k ->
                available().stream()
                    .filter(configuration -> configuration.isUsual() || k % EVERY_THIRD == 0)
                    .map(configuration -> Arguments.of(programs.get(k), configuration)));
  }

  static Optional<EngineConfiguration> oldestOnOsThreads() {
    return on(OLDEST, WorkerBackend.OS);
  }

  static Optional<EngineConfiguration> newestOnContinuations() {
    return on(NEWEST, WorkerBackend.CONTINUATION);
  }

  static Optional<EngineConfiguration> newestOnOsThreads() {
    return on(NEWEST, WorkerBackend.OS);
  }

  /** Nothing as well when there is no agent: a plain {@code mvn test} does not build its jar. */
  private static Optional<EngineConfiguration> on(int feature, WorkerBackend backend) {
    try {
      AgentJar.locate();
    } catch (LaunchException notBuilt) {
      return Optional.empty();
    }
    return InstalledJdks.withFeature(feature).map(jdk -> new EngineConfiguration(jdk, backend));
  }

  boolean continuations() {
    return backend == WorkerBackend.CONTINUATION;
  }

  /** Whether it is what a user of its JDK gets without asking. */
  boolean isUsual() {
    return continuations() || !newest();
  }

  /** Whether it runs the programs that the oldest JDK cannot. */
  boolean newest() {
    return jdk.feature() >= NEWEST;
  }

  WorkerSetup setup() {
    return WorkerSetup.of(jdk, backend);
  }

  /** For a worker that runs a few executions and ends. */
  WorkerSetup briefSetup() {
    return setup().forAtMost(BRIEFLY);
  }

  @Override
  public String toString() {
    return "JDK " + jdk.feature() + (continuations() ? " with continuations" : " with OS threads");
  }
}
