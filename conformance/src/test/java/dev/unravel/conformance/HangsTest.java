package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.conformance.apart.AcceptsNobody;
import dev.unravel.conformance.apart.LoopsWithoutAnAction;
import dev.unravel.conformance.apart.MainCatchesEverything;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.request.ReplayRequest;
import dev.unravel.launch.request.ReplayResult;
import dev.unravel.launch.usecase.Replay;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Job;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Code that we do not control and that does not come back is a failure, found by the watchdog. */
class HangsTest {
  private static final long HANG_MILLIS = 500;

  /**
   * Where a hang would be wrong: half a second may go by on a busy machine before anything runs.
   */
  private static final long PATIENT_MILLIS = 5_000;

  static List<EngineConfiguration> configurations() {
    return EngineConfiguration.available();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void anEndlessLoopWithoutAnActionHangs(EngineConfiguration configuration) {
    assertHangs(configuration, LoopsWithoutAnAction.class);
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void aBlockedAcceptIsNoFailure(EngineConfiguration configuration) {
    try (SharedWorker worker = SharedWorker.brief(configuration)) {
      Job search =
          Job.find(worker.target(AcceptsNobody.class.getName()), EngineSettings.random(1), 10, 0);

      WorkerReport report = worker.run(search.withHangMillis(PATIENT_MILLIS));

      assertThat(report.found()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void aFailureIsNoHangThoughMainCannotBeStopped(EngineConfiguration configuration) {
    try (SharedWorker worker = SharedWorker.brief(configuration)) {
      Job search =
          Job.find(
              worker.target(MainCatchesEverything.class.getName()),
              EngineSettings.random(1),
              1_000,
              0);

      Trace trace = worker.run(search.withHangMillis(PATIENT_MILLIS)).found().orElseThrow();

      FailureSignature signature = ((Outcome.Fail) trace.outcome()).signature();
      assertThat(signature.kind()).isEqualTo(FailureKind.EXCEPTION);
    }
  }

  private static void assertHangs(EngineConfiguration configuration, Class<?> program) {
    Trace trace;
    try (SharedWorker worker = SharedWorker.brief(configuration)) {
      Job search = Job.find(worker.target(program.getName()), EngineSettings.random(1), 10, 0);
      trace = worker.run(search.withHangMillis(HANG_MILLIS)).found().orElseThrow();
    }
    FailureSignature signature = ((Outcome.Fail) trace.outcome()).signature();
    assertThat(signature.kind()).isEqualTo(FailureKind.HANG);
    assertThat(signature.where()).as("names the program").contains(program.getSimpleName());

    ReplayResult again =
        new Replay(configuration.briefSetup(), new RunListener() {})
            .replay(new ReplayRequest(trace, 1, true, HANG_MILLIS, false));

    assertThat(again.divergence()).isEmpty();
    assertThat(again.verdict()).isEqualTo(ReplayResult.Verdict.REPRODUCED);
  }
}
