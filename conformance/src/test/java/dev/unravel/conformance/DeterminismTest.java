package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.conformance.determinism.RandomNumbers;
import dev.unravel.explore.wire.Job;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The same seed prints the same in every JVM, whatever that JVM has done before. */
class DeterminismTest {
  private static final List<Long> SEEDS = List.of(1L, 2L, 3L);

  static List<EngineConfiguration> configurations() {
    return EngineConfiguration.available();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void twoJvmsPrintTheSame(EngineConfiguration configuration) {
    List<String> programs = Programs.mainClassesIn("determinism");
    List<String> backwards = new ArrayList<>(programs);
    Collections.reverse(backwards);

    Map<String, String> one = printed(programs, configuration);
    Map<String, String> other = printed(backwards, configuration);

    assertThat(one).allSatisfy((execution, text) -> assertThat(text).isNotBlank());
    assertThat(other)
        .allSatisfy((execution, text) -> assertThat(text).isEqualTo(one.get(execution)));
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void replaysPrintTheSame(EngineConfiguration configuration) {
    try (SharedWorker recorder = new SharedWorker(configuration);
        SharedWorker replayer = new SharedWorker(configuration)) {
      for (String program : Programs.mainClassesIn("determinism")) {
        Job record = Job.record(recorder.target(program), EngineSettings.random(7));
        WorkerReport recorded = recorder.run(record);

        WorkerReport again = replayer.run(Job.replay(recorded.replayed(), 1));

        assertThat(again.divergences()).as(program).isEmpty();
        assertThat(again.printed()).as(program).isEqualTo(recorded.printed());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void anotherSeedDrawsOtherNumbers(EngineConfiguration configuration) {
    Map<String, String> printed = printed(List.of(RandomNumbers.class.getName()), configuration);

    assertThat(printed.values()).hasSize(SEEDS.size()).doesNotHaveDuplicates();
  }

  /** What each program prints for each seed, all in one new JVM. */
  private static Map<String, String> printed(
      List<String> programs, EngineConfiguration configuration) {
    Map<String, String> printed = new TreeMap<>();
    try (SharedWorker worker = new SharedWorker(configuration)) {
      for (String program : programs) {
        for (long seed : SEEDS) {
          Job job = Job.record(worker.target(program), EngineSettings.random(seed));
          printed.put(Program.sentence(program) + ", seed " + seed, worker.run(job).printed());
        }
      }
    }
    return printed;
  }
}
