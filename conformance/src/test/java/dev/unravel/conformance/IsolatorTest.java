package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.isolate.IsolationResult;
import dev.unravel.diagnose.isolate.Isolator;
import dev.unravel.diagnose.isolate.Locator;
import dev.unravel.launch.laboratory.WorkerLaboratory;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Plan;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every sort of failure can be isolated, and the two runs that come of it are what they say. */
class IsolatorTest {
  private static final Workers WORKERS = Workers.brief();
  private static final LaboratoryWorkers LABORATORIES = new LaboratoryWorkers();

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
    LABORATORIES.close();
  }

  static Stream<Arguments> programs() {
    return EngineConfiguration.inTurn(FailingPrograms.ALL);
  }

  @ParameterizedTest
  @MethodSource("programs")
  void oneDifferenceDecides(Class<?> program, EngineConfiguration configuration) {
    Trace trace = FailingPrograms.find(program, WORKERS.on(configuration));
    FailureSignature signature = ((Outcome.Fail) trace.outcome()).signature();
    try (WorkerLaboratory laboratory = LABORATORIES.laboratory(trace, configuration.briefSetup())) {
      Isolator isolator = new Isolator(laboratory, Locator::recorded, 1_000, 1);

      IsolationResult isolation = isolator.isolate(laboratory.start());

      assertThat(isolation).isInstanceOf(IsolationResult.Isolated.class);
      IsolationResult.Isolated isolated = (IsolationResult.Isolated) isolation;
      assertThat(isolated.effort().minimal()).isTrue();
      assertThat(isolated.effort().left()).isEqualTo(1);
      Plan failing = new Plan.Exact(isolated.failing().schedule());
      assertThat(laboratory.attempt(failing).shows(signature)).isTrue();
      Plan passing = new Plan.Exact(isolated.passing().schedule());
      assertThat(laboratory.attempt(passing).trace().outcome()).isInstanceOf(Outcome.Pass.class);
    }
  }
}
