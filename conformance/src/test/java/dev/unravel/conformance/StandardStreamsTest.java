package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.conformance.apart.PrintsMegabytes;
import dev.unravel.conformance.apart.ReadsStandardInput;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Target;
import dev.unravel.wire.Job;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The target's own streams. */
class StandardStreamsTest {

  static List<EngineConfiguration> configurations() {
    return EngineConfiguration.available();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void everyExecutionReadsTheWholeInput(EngineConfiguration configuration) {
    try (SharedWorker worker = SharedWorker.brief(configuration)) {
      Target target =
          worker.target(Programs.CLASSES, ReadsStandardInput.class.getName(), "one\ntwo\n");

      EngineEnumerator.Result result =
          new EngineEnumerator(worker, EngineSettings.random(1), 50).enumerate(target);

      assertThat(result.outcomes()).containsOnlyKeys("one,two,null");
    }
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void megabytesOfOutputAreCutAndDoNoHarm(EngineConfiguration configuration) {
    try (SharedWorker worker = SharedWorker.brief(configuration)) {
      Target target = worker.target(PrintsMegabytes.class.getName());

      WorkerReport report = worker.run(Job.record(target, EngineSettings.random(1)));

      assertThat(report.replayed().outcome()).isInstanceOf(Outcome.Pass.class);
      assertThat(report.printed()).startsWith("xxx").contains("more bytes left out");
      assertThat(report.printed().length()).isLessThan(2 << 20);
    }
  }
}
