package dev.unravel.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.benchmarks.shapes.Shape;
import dev.unravel.benchmarks.tinertia.TinertiaPrograms;
import dev.unravel.diagnose.Attempt;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.laboratory.WorkerLaboratory;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.trace.TraceStatistics;
import dev.unravel.wire.Job;
import dev.unravel.wire.Plan;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random schedules get from a trace with dozens of preemptions to one with hardly any. */
class SamplingTest extends WorkerTest {
  private static final long MINUTES = 600_000;

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"bounded buffer", "Black-Scholes", "trace logger", "dedup pipeline"})
  void samplesFailTheSameWayWithFewPreemptionsAndRepeat(String name) {
    WorkerSetup setup = WorkerSetup.of(InstalledJdks.find().get(0), WorkerBackend.AUTO);
    Trace trace = failing(setup, name);
    FailureSignature signature = ((Outcome.Fail) trace.outcome()).signature();
    assertThat(TraceStatistics.of(trace).preemptions()).isGreaterThan(10);
    try (WorkerLaboratory laboratory =
        new WorkerLaboratory(setup, trace, Job.HANG_MILLIS, new RunListener() {})) {
      Attempt sampled = laboratory.sample(signature, 1, 5_000, MINUTES).orElseThrow();

      assertThat(sampled.shows(signature)).isTrue();
      assertThat(sampled.statistics().preemptions()).isLessThanOrEqualTo(2);
      Attempt again = laboratory.attempt(new Plan.Exact(sampled.trace().schedule()));
      assertThat(again.trace().schedule()).isEqualTo(sampled.trace().schedule());
      assertThat(again.trace().outcome()).isEqualTo(sampled.trace().outcome());
    }
  }

  private static Trace failing(WorkerSetup setup, String name) {
    Shape program =
        TinertiaPrograms.all().stream().filter(p -> p.name().equals(name)).findAny().orElseThrow();
    try (FailingTraces search = new FailingTraces(setup, program.target())) {
      return search.find(List.of("random"), 1, 10_000, MINUTES).get(0);
    }
  }
}
