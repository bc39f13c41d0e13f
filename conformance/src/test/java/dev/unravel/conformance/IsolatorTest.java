package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.conformance.programs.locks.ReentrantLockDeadlock;
import dev.unravel.conformance.programs.monitors.LockOrderDeadlock;
import dev.unravel.conformance.programs.threads.AssertionErrorInOneOrder;
import dev.unravel.conformance.programs.threads.ExitInOneOrder;
import dev.unravel.conformance.programs.threads.UncaughtExceptionInOneOrder;
import dev.unravel.conformance.programs.waiting.NotifyMayComeFirst;
import dev.unravel.diagnose.isolate.Isolation;
import dev.unravel.diagnose.isolate.Isolator;
import dev.unravel.diagnose.isolate.Locator;
import dev.unravel.explore.wire.Job;
import dev.unravel.explore.wire.Plan;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.WorkerLaboratory;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every sort of failure can be isolated, and the two runs that come of it are what they say. */
class IsolatorTest {
  private static final Workers WORKERS = new Workers();

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
  }

  static Stream<Arguments> programs() {
    return EngineConfiguration.each(
        List.of(
            AssertionErrorInOneOrder.class,
            UncaughtExceptionInOneOrder.class,
            LockOrderDeadlock.class,
            ReentrantLockDeadlock.class,
            NotifyMayComeFirst.class,
            ExitInOneOrder.class));
  }

  @ParameterizedTest
  @MethodSource("programs")
  void oneDifferenceDecides(Class<?> program, EngineConfiguration configuration) {
    SharedWorker worker = WORKERS.on(configuration);
    Job search = Job.find(worker.target(program.getName()), EngineSettings.random(1), 10_000, 0);
    Trace trace = worker.run(search).found().orElseThrow();
    FailureSignature signature = ((Outcome.Fail) trace.outcome()).signature();
    try (WorkerLaboratory laboratory =
        new WorkerLaboratory(configuration.setup(), trace, Job.HANG_MILLIS, new RunListener() {})) {
      Isolator isolator = new Isolator(laboratory, Locator::recorded, 1_000, 1);

      Isolation isolation = isolator.isolate(laboratory.start());

      assertThat(isolation).isInstanceOf(Isolation.Isolated.class);
      Isolation.Isolated isolated = (Isolation.Isolated) isolation;
      assertThat(isolated.effort().minimal()).isTrue();
      assertThat(isolated.effort().left()).isEqualTo(1);
      Plan failing = new Plan.Exact(isolated.failing().schedule());
      assertThat(laboratory.attempt(failing).shows(signature)).isTrue();
      Plan passing = new Plan.Exact(isolated.passing().schedule());
      assertThat(laboratory.attempt(passing).trace().outcome()).isInstanceOf(Outcome.Pass.class);
    }
  }
}
