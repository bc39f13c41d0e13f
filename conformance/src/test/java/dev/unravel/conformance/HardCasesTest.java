package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceHash;
import dev.unravel.wire.Job;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Programs that do what an engine easily gets wrong have their outcomes all the same, and what they
 * fail with is found and repeats in another JVM.
 */
class HardCasesTest {
  private static final Workers WORKERS = Workers.brief();
  private static final Workers OTHERS = Workers.brief();
  private static final long MANY = 100;
  private static final long SOME = 30;

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
    OTHERS.close();
  }

  @TestFactory
  Stream<DynamicTest> hardProgramsHaveTheirOutcomes() {
    List<Program> programs = Programs.hard();
    return EngineConfiguration.available().stream()
        .flatMap(
            configuration ->
                programs.stream()
                    .map(
                        program ->
                            DynamicTest.dynamicTest(
                                program.sentence() + ", on " + configuration,
                                () -> check(program, configuration))));
  }

  private static void check(Program program, EngineConfiguration configuration) {
    SharedWorker worker = WORKERS.on(configuration);
    Target target = worker.target(program.name());
    long executions = configuration.continuations() ? MANY : SOME;
    Settings settings = EngineSettings.withFewActions(EngineSettings.random(1));

    EngineEnumerator.Result result =
        new EngineEnumerator(worker, settings, executions).enumerate(target);
    assertThat(result.outcomes().keySet()).isEqualTo(program.outcomes());

    WorkerReport search = worker.run(Job.find(target, settings, executions, 0));
    assertThat(search.found().isPresent()).as("found a failure").isEqualTo(program.mayFail());
    search.found().ifPresent(trace -> repeats(trace, program, OTHERS.on(configuration)));
  }

  private static void repeats(Trace trace, Program program, SharedWorker other) {
    FailureKind kind = ((Outcome.Fail) trace.outcome()).signature().kind();
    assertThat(program.outcomes()).contains("FAIL " + kind.word());

    WorkerReport report = other.run(Job.replay(trace, 2));

    assertThat(report.divergences()).isEmpty();
    assertThat(report.hashes()).containsExactly(TraceHash.of(trace));
  }
}
