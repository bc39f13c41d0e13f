package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.conformance.leaks.MayRegisterAnEditor;
import dev.unravel.conformance.leaks.RegistersAnEditor;
import dev.unravel.wire.Job;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a program leaves with the JDK where no reset reaches it is noticed. */
class ResetLeakTest {
  private static final long EXECUTIONS = 3_000;

  static Stream<EngineConfiguration> configurations() {
    return EngineConfiguration.available().stream();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void whatEveryExecutionLeavesBehindIsAvoidedByNewLoaders(EngineConfiguration configuration) {
    WorkerReport report = enumerate(configuration, RegistersAnEditor.class);

    assertThat(report.outcomes()).containsOnlyKeys("new");
    assertThat(report.complete()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void whatOneScheduleLeavesBehindForbidsAClaim(EngineConfiguration configuration) {
    WorkerReport report = enumerate(configuration, MayRegisterAnEditor.class);

    assertThat(report.outcomes()).containsKey("new");
    assertThat(report.complete()).isFalse();
  }

  private static WorkerReport enumerate(EngineConfiguration configuration, Class<?> program) {
    try (SharedWorker worker = SharedWorker.brief(configuration)) {
      return worker.run(
          Job.enumerate(
              worker.target(program.getName()), EngineSettings.exhaustive(), EXECUTIONS, 0));
    }
  }
}
