package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.conformance.apart.FirstUses;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.request.ReplayRequest;
import dev.unravel.launch.request.ReplayResult;
import dev.unravel.launch.usecase.Replay;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Job;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the JDK prepares at first use stops no thread for good, and differs in no new JVM. */
class FirstUsesTest {
  private static final Workers WORKERS = Workers.brief();
  private static final long EXECUTIONS = 300;

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
  }

  static Stream<Arguments> uses() {
    return EngineConfiguration.inTurn(List.of(FirstUses.Use.values()));
  }

  @ParameterizedTest
  @MethodSource("uses")
  void theLostCountIsFoundAndRepeats(FirstUses.Use use, EngineConfiguration configuration) {
    SharedWorker worker = WORKERS.on(configuration);

    WorkerReport report =
        worker.run(
            Job.find(
                ConflictWorkers.target(FirstUses.class.getName(), use.name()),
                Settings.defaults(),
                EXECUTIONS,
                0));
    Trace trace = report.found().orElseThrow();
    ReplayResult result =
        new Replay(configuration.briefSetup(), new RunListener() {})
            .replay(new ReplayRequest(trace, 1, true, Job.HANG_MILLIS, false));

    assertThat(trace.outcome().toString()).contains("AssertionError");
    assertThat(result.divergence()).isEmpty();
    assertThat(result.verdict()).isEqualTo(ReplayResult.Verdict.REPRODUCED);
  }
}
