package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.Settings;
import dev.unravel.wire.Job;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Small programs of everyday kinds pass, and their broken twins fail. */
class PairsTest {
  private static final Workers WORKERS = Workers.brief();
  private static final long EXECUTIONS = 1_000;

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
  }

  static Stream<Arguments> pairs() {
    return EngineConfiguration.inTurn(Pair.all());
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void findFailsTheTwinAndNothingElse(Pair program, EngineConfiguration configuration) {
    SharedWorker worker = WORKERS.on(configuration);

    WorkerReport report =
        worker.run(Job.find(program.target(worker), Settings.defaults(), EXECUTIONS, 0));

    assertThat(report.found().isPresent()).isEqualTo(program.broken());
  }
}
