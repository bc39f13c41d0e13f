package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.conformance.apart.FillsTheHeap;
import dev.unravel.conformance.correct.BoundedBufferWithMonitor;
import dev.unravel.conformance.programs.memory.LostUpdateOfInt;
import dev.unravel.conformance.programs.monitors.LockOrderDeadlock;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Job;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.jacoco.agent.rt.RT;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Options for the target's JVM that are hard on ours. */
class JvmOptionsTest {
  @TempDir Path folder;

  static List<EngineConfiguration> configurations() {
    return EngineConfiguration.available();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void aHeapThatIsReallyFullIsAFailureOfTheProgram(EngineConfiguration configuration) {
    try (SharedWorker worker = SharedWorker.brief(configuration, "-Xmx64m")) {
      Job search =
          Job.find(worker.target(FillsTheHeap.class.getName()), EngineSettings.random(1), 5, 0);

      FailureSignature signature = failure(worker.run(search).found().orElseThrow());

      assertThat(signature.kind()).isEqualTo(FailureKind.EXCEPTION);
      assertThat(signature.where()).contains("OutOfMemoryError", "FillsTheHeap");
    }
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void jacocoRunsBesideUs(EngineConfiguration configuration) throws URISyntaxException {
    Path jacoco = Path.of(RT.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    String option = "-javaagent:" + jacoco + "=destfile=" + folder.resolve("jacoco.exec");
    try (SharedWorker worker = SharedWorker.brief(configuration, option)) {
      EngineEnumerator random = new EngineEnumerator(worker, EngineSettings.random(1), 200);

      assertThat(random.enumerate(worker.target(LostUpdateOfInt.class.getName())).outcomes())
          .containsOnlyKeys("x=1", "x=2");
      assertThat(random.enumerate(worker.target(LockOrderDeadlock.class.getName())).outcomes())
          .containsKey("FAIL deadlock");
      assertThat(
              random.enumerate(worker.target(BoundedBufferWithMonitor.class.getName())).outcomes())
          .allSatisfy((outcome, count) -> assertThat(outcome).doesNotStartWith("FAIL"));

      Job search =
          Job.find(
              worker.target(LockOrderDeadlock.class.getName()), EngineSettings.random(1), 200, 0);
      Trace trace = worker.run(search).found().orElseThrow();
      assertThat(worker.run(Job.replay(trace, 10)).divergences()).isEmpty();
    }
  }

  private static FailureSignature failure(Trace trace) {
    return ((Outcome.Fail) trace.outcome()).signature();
  }
}
