package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Job;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The same seed gives the same trace, whichever way threads are switched. */
class BackendsAgreeTest {
  private static final Workers WORKERS = new Workers();
  private static final long SEEDS = 3;

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
  }

  @TestFactory
  Stream<DynamicTest> continuationsAndOsThreadsGiveTheSameTrace() {
    return compare(
        EngineConfiguration.newestOnContinuations(),
        EngineConfiguration.newestOnOsThreads(),
        Programs.allMainClasses());
  }

  @TestFactory
  Stream<DynamicTest> theOldestAndTheNewestJdkGiveTheSameTrace() {
    List<String> sameCode =
        Programs.allMainClasses().stream()
            .filter(program -> !JdkDifferences.concern(program))
            .toList();
    return compare(
        EngineConfiguration.oldestOnOsThreads(), EngineConfiguration.newestOnOsThreads(), sameCode);
  }

  private static Stream<DynamicTest> compare(
      Optional<EngineConfiguration> one,
      Optional<EngineConfiguration> other,
      List<String> programs) {
    assumeTrue(one.isPresent() && other.isPresent(), "both JDKs and the agent are needed");
    SharedWorker first = WORKERS.on(one.get());
    SharedWorker second = WORKERS.on(other.get());
    return programs.stream()
        .map(
            program ->
                DynamicTest.dynamicTest(
                    Program.sentence(program),
                    () ->
                        LongStream.rangeClosed(1, SEEDS)
                            .forEach(
                                seed ->
                                    assertSame(
                                        record(first, program, seed),
                                        record(second, program, seed),
                                        seed))));
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
