package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Job;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The same seed gives the same trace, whichever way threads are switched. */
class BackendsAgreeTest {
  private static final Workers WORKERS = Workers.brief();
  private static final long SEEDS = 3;

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
  }

  @TestFactory
  Stream<DynamicTest> backendsAndJdksGiveTheSameTrace() {
    Optional<SharedWorker> continuations = worker(EngineConfiguration.newestOnContinuations());
    Optional<SharedWorker> oldest = worker(EngineConfiguration.oldestOnOsThreads());
    Optional<SharedWorker> newest = worker(EngineConfiguration.newestOnOsThreads());
    assumeTrue(
        continuations.isPresent() && oldest.isPresent() && newest.isPresent(),
        "both JDKs and the agent are needed");
    return Programs.allMainClasses().stream()
        .flatMap(
            program -> {
              Recordings recordings = new Recordings(program, newest.get());
              DynamicTest backends =
                  test(program, "with either backend", recordings, continuations.get());
              return JdkDifferences.concern(program)
                  ? Stream.of(backends)
                  : Stream.of(backends, test(program, "on either JDK", recordings, oldest.get()));
            });
  }

  private static Optional<SharedWorker> worker(Optional<EngineConfiguration> configuration) {
    return configuration.map(WORKERS::on);
  }

  private static DynamicTest test(
      String program, String where, Recordings recordings, SharedWorker other) {
    return DynamicTest.dynamicTest(
        Program.sentence(program) + ", " + where,
        () ->
            LongStream.rangeClosed(1, SEEDS)
                .forEach(
                    seed -> assertSame(record(other, program, seed), recordings.of(seed), seed)));
  }

  /** What one worker does with a program, recorded once for all that are compared with it. */
  private static final class Recordings {
    private final String program;
    private final SharedWorker worker;
    private final Map<Long, Trace> traces = new HashMap<>();

    Recordings(String program, SharedWorker worker) {
      this.program = program;
      this.worker = worker;
    }

    Trace of(long seed) {
      return traces.computeIfAbsent(seed, each -> record(worker, program, each));
    }
  }

  private static Trace record(SharedWorker worker, String program, long seed) {
    Settings settings = EngineSettings.withFewActions(EngineSettings.random(seed));
    return worker.run(Job.record(worker.target(program), settings)).replayed();
  }

  private static void assertSame(Trace one, Trace other, long seed) {
    assertThat(one.actions()).isNotEmpty();
    assertThat(Parting.between(one, other)).as("seed %d", seed).isEmpty();
  }
}
