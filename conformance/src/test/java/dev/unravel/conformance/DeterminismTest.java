package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.conformance.determinism.RandomNumbers;
import dev.unravel.trace.Target;
import dev.unravel.wire.Job;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The same seed prints the same in every JVM, whatever that JVM has done before. */
class DeterminismTest {
  private static final Workers WORKERS = Workers.brief();
  private static final Workers OTHERS = Workers.brief();

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
    OTHERS.close();
  }

  static Stream<Arguments> programsAndConfigurations() {
    return EngineConfiguration.each(Programs.mainClassesIn("determinism"));
  }

  @ParameterizedTest
  @MethodSource("programsAndConfigurations")
  void twoJvmsPrintTheSame(String program, EngineConfiguration configuration) {
    Map<Long, String> one = printed(WORKERS.on(configuration), program, List.of(1L, 2L, 3L));
    Map<Long, String> other = printed(OTHERS.on(configuration), program, List.of(3L, 2L, 1L));

    assertThat(other).isEqualTo(one).doesNotContainValue("");
  }

  @ParameterizedTest
  @MethodSource("programsAndConfigurations")
  void aReplayInAnotherJvmPrintsTheSame(String program, EngineConfiguration configuration) {
    Target target = WORKERS.on(configuration).target(program);
    WorkerReport recorded =
        WORKERS.on(configuration).run(Job.record(target, EngineSettings.random(7)));

    WorkerReport again = OTHERS.on(configuration).run(Job.replay(recorded.replayed(), 1));

    assertThat(again.divergences()).isEmpty();
    assertThat(again.printed()).isEqualTo(recorded.printed());
  }

  static List<EngineConfiguration> configurations() {
    return EngineConfiguration.available();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void anotherSeedDrawsOtherNumbers(EngineConfiguration configuration) {
    Map<Long, String> printed =
        printed(WORKERS.on(configuration), RandomNumbers.class.getName(), List.of(1L, 2L));

    assertThat(printed.get(1L)).isNotEqualTo(printed.get(2L));
  }

  private static Map<Long, String> printed(SharedWorker worker, String program, List<Long> seeds) {
    Map<Long, String> printed = new HashMap<>();
    for (long seed : seeds) {
      WorkerReport report =
          worker.run(Job.record(worker.target(program), EngineSettings.random(seed)));
      assertThat(report.replayed().outcome().failed()).as("fails").isFalse();
      printed.put(seed, report.printed());
    }
    return printed;
  }
}
