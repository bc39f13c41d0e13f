package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.explore.wire.Job;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.trace.TraceHash;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A run that was recorded as it happened is the same run wherever and how often it is repeated. */
class RecordedRunsTest {
  private static final Workers WORKERS = new Workers();
  private static final int TIMES = 20;

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
  }

  @TestFactory
  Stream<DynamicTest> aShortQuantumRepeats() {
    return everyProgram("7p");
  }

  @TestFactory
  Stream<DynamicTest> aQuantumOfTimeRepeats() {
    return everyProgram("50us");
  }

  private static Stream<DynamicTest> everyProgram(String quantum) {
    return EngineConfiguration.available().stream()
        .flatMap(
            configuration ->
                Programs.allMainClasses().stream()
                    .map(
                        program ->
                            DynamicTest.dynamicTest(
                                Program.sentence(program) + " on " + configuration,
                                () -> assertRepeats(configuration, program, quantum))));
  }

  private static void assertRepeats(
      EngineConfiguration configuration, String program, String quantum) {
    SharedWorker worker = WORKERS.on(configuration);
    Settings settings =
        Settings.defaults()
            .withPoints(PointLevel.YIELD)
            .withIsolation(Isolation.JVM, 0)
            .withStrategy("quantum " + quantum)
            .withMaxActions(Long.MAX_VALUE);
    // What the JDK does when a part of it is first used is none of the program's business.
    worker.run(Job.capture(worker.target(program), settings));
    Trace trace = worker.run(Job.capture(worker.target(program), settings)).replayed();

    WorkerReport report = worker.run(Job.replay(trace, TIMES));

    assertThat(report.divergences()).isEmpty();
    assertThat(report.hashes()).containsExactly(TraceHash.of(trace));
    assertThat(report.executions()).isEqualTo(TIMES);
  }
}
