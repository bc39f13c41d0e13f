package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.conformance.statics.JdkKeepsNothing;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.wire.Job;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Executions that share their classes have the outcomes of executions with classes of their own.
 */
class StaticResetTest {
  private static final long EXECUTIONS = 150;

  @TempDir private static Path folder;

  /** One for each configuration, which says which classes it loads. */
  private static final Map<EngineConfiguration, SharedWorker> WORKERS = new HashMap<>();

  @AfterAll
  static void stopWorkers() {
    WORKERS.values().forEach(SharedWorker::close);
  }

  static Stream<Arguments> programsAndConfigurations() {
    return EngineConfiguration.each(Programs.mainClassesIn("statics"));
  }

  @ParameterizedTest
  @MethodSource("programsAndConfigurations")
  void theSameSchedulesGiveTheSameOutcomes(String program, EngineConfiguration configuration)
      throws IOException {
    Path log = folder.resolve(configuration.toString().replace(' ', '-') + ".log");
    SharedWorker worker =
        WORKERS.computeIfAbsent(
            configuration,
            key -> SharedWorker.brief(key, "-Xlog:class+load=info:file=" + log + "::filecount=0"));
    Target target = worker.target(program);
    Settings settings = EngineSettings.withFewActions(EngineSettings.random(1));

    WorkerReport shared = worker.run(Job.enumerate(target, settings, EXECUTIONS, 0));
    long definitions = definitions(log, program);
    WorkerReport apart =
        worker.run(
            Job.enumerate(target, settings.withIsolation(Isolation.LOADER, 0), EXECUTIONS, 0));

    assertThat(shared.outcomes()).isEqualTo(apart.outcomes());
    assertThat(apart.outcomes()).as("more than one outcome").hasSizeGreaterThan(1);
    assertThat(definitions(log, program) - definitions).isGreaterThanOrEqualTo(EXECUTIONS);
    assertThat(definitions).isBetween(1L, EXECUTIONS / 2);
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void theJdkIsAsInANewJvm(EngineConfiguration configuration) {
    try (SharedWorker worker = SharedWorker.brief(configuration)) {
      Target target = worker.target(JdkKeepsNothing.class.getName());

      WorkerReport report =
          worker.run(Job.enumerate(target, EngineSettings.random(1), EXECUTIONS, 0));

      assertThat(report.outcomes()).containsOnlyKeys("1 []", "2 []");
    }
  }

  static Stream<EngineConfiguration> configurations() {
    return EngineConfiguration.available().stream();
  }

  private static long definitions(Path log, String program) throws IOException {
    try (Stream<String> lines = Files.lines(log)) {
      return lines.filter(line -> line.contains(" " + program + " source:")).count();
    }
  }
}
