package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.conformance.apart.MissingInMain;
import dev.unravel.conformance.apart.MissingParameter;
import dev.unravel.conformance.apart.MissingSuperclass;
import dev.unravel.conformance.apart.NoMain;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.target.TargetSpec;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Target;
import dev.unravel.wire.Job;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What cannot be run is said in one line that names it. */
class UnusableTargetsTest {
  private static final Workers WORKERS = Workers.brief();

  @TempDir Path incomplete;

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
  }

  static List<EngineConfiguration> configurations() {
    return EngineConfiguration.available();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void anUnknownClassIsNamed(EngineConfiguration configuration) {
    assertUnusable(configuration, WORKERS.on(configuration).target("no.such.Main"), "no.such.Main");
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void aClassWithoutMainIsNamed(EngineConfiguration configuration) {
    Target target = WORKERS.on(configuration).target(NoMain.class.getName());
    assertUnusable(configuration, target, "main(String[])");
  }

  @Test
  void aMistypedClassPathEntryIsNamed() {
    TargetSpec spec = new TargetSpec.MainClass("no/such/folder", "Main");
    assertThatThrownBy(() -> TargetSpec.target(spec, List.of(), List.of(), new byte[0]))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("no/such/folder");
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void aMissingSuperclassIsNamed(EngineConfiguration configuration) throws IOException {
    assertUnusable(configuration, alone(MissingSuperclass.class), "Absent");
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void aMissingTypeOfAParameterIsNamed(EngineConfiguration configuration) throws IOException {
    assertUnusable(configuration, alone(MissingParameter.class), "Absent");
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void aClassMissingLaterIsAFailureOfTheProgram(EngineConfiguration configuration)
      throws IOException {
    try (SharedWorker worker = SharedWorker.brief(configuration)) {
      Job search = Job.find(alone(MissingInMain.class), EngineSettings.random(1), 10, 0);
      Outcome outcome = worker.run(search).found().orElseThrow().outcome();
      assertThat(outcome.toString()).contains("NoClassDefFoundError", "MissingInMain");
    }
  }

  private static void assertUnusable(
      EngineConfiguration configuration, Target target, String named) {
    assertThatThrownBy(
            () -> WORKERS.on(configuration).run(Job.find(target, EngineSettings.random(1), 10, 0)))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(named);
  }

  /** The program, on a class path that holds nothing else. */
  private Target alone(Class<?> program) throws IOException {
    String file = program.getName().replace('.', '/') + ".class";
    Path copy = incomplete.resolve(file);
    Files.createDirectories(copy.getParent());
    Files.copy(Programs.CLASSES.resolve(file), copy);
    return new Target(
        List.of(incomplete.toString()), program.getName(), List.of(), List.of(), new byte[0]);
  }
}
