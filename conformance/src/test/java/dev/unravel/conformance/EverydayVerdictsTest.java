package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.conformance.everyday.Fails;
import dev.unravel.conformance.everyday.FailsIfHeldUp;
import dev.unravel.launch.request.ProveResult;
import dev.unravel.trace.Settings;
import dev.unravel.wire.Job;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Verdicts about programs as people write them are true, whichever way they go. */
class EverydayVerdictsTest {
  private static final Workers WORKERS = Workers.brief();
  private static final LaboratoryWorkers PROVERS = new LaboratoryWorkers();
  private static final long EXECUTIONS = 2_000;

  /** A proof learns from each. */
  private static final long PROOFS = 300;

  @TempDir private Path folder;

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
    PROVERS.close();
  }

  static Stream<Arguments> programs() throws ClassNotFoundException {
    List<Class<?>> programs = new ArrayList<>();
    for (String name : Programs.mainClassesIn("everyday")) {
      Class<?> type = Class.forName(name, false, EverydayVerdictsTest.class.getClassLoader());
      if (!type.isAnnotation()) {
        programs.add(type);
      }
    }
    return EngineConfiguration.each(programs);
  }

  @ParameterizedTest
  @MethodSource("programs")
  void findFailsWhatIsBrokenAndNothingElse(Class<?> program, EngineConfiguration configuration) {
    SharedWorker worker = WORKERS.on(configuration);

    WorkerReport report =
        worker.run(Job.find(worker.target(program.getName()), Settings.defaults(), EXECUTIONS, 0));

    boolean stalls = program.isAnnotationPresent(FailsIfHeldUp.class);
    assertThat(report.found().isPresent())
        .isEqualTo(stalls || program.isAnnotationPresent(Fails.class));
    assertThat(report.found().flatMap(trace -> trace.outcome().heldUp()).isPresent())
        .as("fails only if somebody is held up")
        .isEqualTo(stalls);
  }

  @ParameterizedTest
  @MethodSource("programs")
  void proveNeverProvesWhatIsBroken(Class<?> program, EngineConfiguration configuration) {
    Path classes = Path.of(classPath(program));

    ProveResult result =
        Proofs.of(PROVERS, classes, program.getName(), configuration, PROOFS, folder);

    ProveResult.Verdict wrong =
        program.isAnnotationPresent(Fails.class) || program.isAnnotationPresent(FailsIfHeldUp.class)
            ? ProveResult.Verdict.PROVED
            : ProveResult.Verdict.FAILED;
    assertThat(result.verdict()).isNotEqualTo(wrong);
  }

  private static String classPath(Class<?> program) {
    return new File(program.getProtectionDomain().getCodeSource().getLocation().getPath())
        .getPath();
  }
}
