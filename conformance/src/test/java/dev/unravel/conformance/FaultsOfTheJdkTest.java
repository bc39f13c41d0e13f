package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.conformance.inside.PolledBehindTheFirst;
import dev.unravel.conformance.inside.TaskLostInShutdown;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceHash;
import dev.unravel.wire.Job;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Points inside java.util.concurrent find what is wrong in there, and it repeats. */
class FaultsOfTheJdkTest {
  private static final Workers WORKERS = Workers.brief();
  private static final Workers OUTSIDE = Workers.brief();
  private static final long ENOUGH = 2_000;

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
    OUTSIDE.close();
  }

  static Stream<Arguments> programs() {
    return EngineConfiguration.each(List.of(PolledBehindTheFirst.class, TaskLostInShutdown.class));
  }

  @ParameterizedTest
  @MethodSource("programs")
  void areFoundAndRepeat(Class<?> program, EngineConfiguration configuration) {
    SharedWorker worker = WORKERS.on(configuration);
    Job search =
        Job.find(
            worker.target(program.getName()), InsideConcurrentTest.settings("auto"), ENOUGH, 0);

    Trace trace = worker.run(search).found().orElseThrow();

    WorkerReport again = worker.run(Job.replay(trace, 20));
    assertThat(again.divergences()).isEmpty();
    assertThat(again.hashes()).containsExactly(TraceHash.of(trace));
  }

  static Stream<Arguments> programsOnUsualOnes() {
    return programs().filter(each -> ((EngineConfiguration) each.get()[1]).isUsual());
  }

  @ParameterizedTest
  @MethodSource("programsOnUsualOnes")
  void areNotThereWhereCallsAreSingleSteps(Class<?> program, EngineConfiguration configuration) {
    SharedWorker worker = OUTSIDE.on(configuration);

    EngineEnumerator.Result all =
        new EngineEnumerator(
                worker,
                InsideConcurrentTest.settings("exhaustive").withInsideConcurrent(false),
                ENOUGH)
            .enumerate(worker.target(program.getName()));

    assertThat(all.outcomes().keySet()).noneMatch(outcome -> outcome.startsWith("FAIL"));
  }

  static Stream<Program> concurrentPrograms() {
    return InsideConcurrentTest.programs();
  }

  @ParameterizedTest
  @MethodSource("concurrentPrograms")
  void bothBackendsGiveTheSameTrace(Program program) {
    List<Trace> traces =
        Stream.of(
                EngineConfiguration.newestOnContinuations(),
                EngineConfiguration.newestOnOsThreads())
            .map(configuration -> WORKERS.on(configuration.orElseThrow(), program))
            .map(
                worker ->
                    worker
                        .run(
                            Job.record(
                                worker.target(program.classes(), program.name()),
                                EngineSettings.random(1)
                                    .withPoints(InsideConcurrentTest.settings("random").points())
                                    .withInsideConcurrent(true)))
                        .replayed())
            .toList();

    assertThat(Parting.between(traces.get(0), traces.get(1))).isEmpty();
  }
}
