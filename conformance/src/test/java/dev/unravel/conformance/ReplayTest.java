package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.RunListener;
import dev.unravel.launch.request.ReplayRequest;
import dev.unravel.launch.request.ReplayResult;
import dev.unravel.launch.usecase.Replay;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceHash;
import dev.unravel.wire.Job;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A failing trace is the same failing trace wherever and how often it is repeated. */
class ReplayTest {
  private static final Workers WORKERS = Workers.brief();

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
  }

  static Stream<Arguments> programsAndConfigurations() {
    return EngineConfiguration.each(FailingPrograms.ALL);
  }

  @ParameterizedTest
  @MethodSource("programsAndJdks")
  void aThousandTimesInOneJvm(Class<?> program, EngineConfiguration configuration) {
    Trace trace = find(program, configuration);

    WorkerReport report = WORKERS.on(configuration).run(Job.replay(trace, 1_000));

    assertThat(report.divergences()).isEmpty();
    assertThat(report.hashes()).containsExactly(TraceHash.of(trace));
    assertThat(report.executions()).isEqualTo(1_000);
  }

  /** What costs: with the third configuration they repeat once each, below. */
  static Stream<Arguments> programsAndJdks() {
    return programsAndConfigurations()
        .filter(
            arguments ->
                !EngineConfiguration.newestOnOsThreads().equals(Optional.of(arguments.get()[1])));
  }

  @ParameterizedTest
  @MethodSource("programsAndJdks")
  void inTwoNewJvms(Class<?> program, EngineConfiguration configuration) {
    Trace trace = find(program, configuration);

    ReplayResult result =
        new Replay(configuration.briefSetup(), new RunListener() {})
            .replay(new ReplayRequest(trace, 2, true, Job.HANG_MILLIS, false));

    assertThat(result.divergence()).isEmpty();
    assertThat(result.verdict()).isEqualTo(ReplayResult.Verdict.REPRODUCED);
    assertThat(result.hash()).isEqualTo(TraceHash.of(trace));
    assertThat(result.repetitions()).isEqualTo(2);
  }

  @ParameterizedTest
  @MethodSource("programsAndConfigurations")
  void onEveryOtherJdkAndBackend(Class<?> program, EngineConfiguration configuration) {
    Trace trace = find(program, configuration);

    for (EngineConfiguration other : EngineConfiguration.available()) {
      WorkerReport report = WORKERS.on(other).run(Job.replay(trace, 1));

      assertThat(report.divergences()).as("on " + other).isEmpty();
      assertThat(report.hashes()).as("on " + other).containsExactly(TraceHash.of(trace));
    }
  }

  private static Trace find(Class<?> program, EngineConfiguration configuration) {
    return FailingPrograms.find(program, WORKERS.on(configuration));
  }
}
