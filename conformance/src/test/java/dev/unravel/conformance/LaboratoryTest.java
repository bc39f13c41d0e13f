package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.Attempt;
import dev.unravel.diagnose.Laboratory;
import dev.unravel.launch.laboratory.WorkerLaboratory;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Trace;
import dev.unravel.trace.TraceStatistics;
import dev.unravel.wire.Plan;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The ways to write a schedule down mean the same, and a search by preemptions finds the least. */
class LaboratoryTest {
  private static final Workers WORKERS = Workers.brief();
  private static final LaboratoryWorkers LABORATORIES = new LaboratoryWorkers();

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
    LABORATORIES.close();
  }

  static Stream<Arguments> programsAndConfigurations() {
    return EngineConfiguration.each(FailingPrograms.ALL);
  }

  @ParameterizedTest
  @MethodSource("programsAndConfigurations")
  void everyPlanOfAnExecutionRepeatsIt(Class<?> program, EngineConfiguration configuration) {
    Trace trace = find(program, configuration);
    Schedule schedule = trace.schedule();
    try (WorkerLaboratory laboratory = LABORATORIES.laboratory(trace, configuration.briefSetup())) {
      Attempt start = laboratory.start();
      assertSame(start, trace);
      assertSame(laboratory.attempt(new Plan.Exact(schedule)), trace);
      assertSame(laboratory.attempt(new Plan.Guided(schedule)), trace);
      assertSame(laboratory.attempt(new Plan.Switches(start.switches(), schedule.picks())), trace);
      Attempt recorded = laboratory.recorded(new Plan.Exact(schedule));
      assertThat(recorded.trace().actions()).isEqualTo(trace.actions());
      assertThat(recorded.order()).isEqualTo(start.order());
    }
  }

  private static void assertSame(Attempt attempt, Trace trace) {
    assertThat(attempt.trace().outcome()).isEqualTo(trace.outcome());
    assertThat(attempt.trace().schedule()).isEqualTo(trace.schedule());
    assertThat(attempt.trace().preemptions()).isEqualTo(trace.preemptions());
  }

  /** The backends are compared above: one will do for the rest. */
  static Stream<Arguments> programsOnContinuations() {
    return programsAndConfigurations()
        .filter(
            arguments ->
                EngineConfiguration.newestOnContinuations()
                    .equals(Optional.of(arguments.get()[1])));
  }

  /** Each thread in one piece: nothing that such a plan asks for is possible as it stands. */
  @ParameterizedTest
  @MethodSource("programsOnContinuations")
  void aPlanThatCannotBeFollowedIsFollowedAsFarAsItGoes(
      Class<?> program, EngineConfiguration configuration) {
    Trace trace = find(program, configuration);
    int threads = trace.threads().size();
    List<Interval> backwards =
        Stream.iterate(threads - 1, thread -> thread >= 0, thread -> thread - 1)
            .filter(thread -> actionsOf(thread, trace) > 0)
            .map(thread -> new Interval(thread, actionsOf(thread, trace)))
            .toList();
    try (WorkerLaboratory laboratory = LABORATORIES.laboratory(trace, configuration.briefSetup())) {
      Attempt attempt = laboratory.attempt(new Plan.Guided(new Schedule(backwards, List.of())));

      assertThat(attempt.trace().outcome()).isNotInstanceOf(Outcome.Unresolved.class);
      assertSame(laboratory.attempt(new Plan.Exact(attempt.trace().schedule())), attempt.trace());
    }
  }

  private static int actionsOf(int thread, Trace trace) {
    return (int) trace.actions().stream().filter(action -> action.thread() == thread).count();
  }

  @ParameterizedTest
  @MethodSource("programsOnContinuations")
  void aSearchByPreemptionsEndsWithTheLeast(Class<?> program, EngineConfiguration configuration) {
    Trace trace = find(program, configuration);
    FailureSignature signature = ((Outcome.Fail) trace.outcome()).signature();
    int most = TraceStatistics.of(trace).preemptions() + 1;
    try (WorkerLaboratory laboratory = LABORATORIES.laboratory(trace, configuration.briefSetup())) {
      Attempt best = laboratory.seek(signature, most, 0, 10_000, 60_000).found().orElseThrow();
      assertThat(best.shows(signature)).isTrue();
      assertThat(best.statistics().preemptions()).isLessThan(most);

      Laboratory.Sought none =
          laboratory.seek(signature, best.statistics().preemptions(), 0, 10_000, 60_000);
      assertThat(none.found()).isEmpty();
      assertThat(none.fewerTried()).isTrue();
      assertThat(none.equalTried()).isTrue();

      Laboratory.Sought again =
          laboratory.seek(signature, best.statistics().preemptions(), 0, 10_000, 60_000);
      assertThat(again.executions()).as("what was tried is not run again").isZero();
      assertThat(again.equalTried()).isTrue();
    }
  }

  private static Trace find(Class<?> program, EngineConfiguration configuration) {
    return FailingPrograms.find(program, WORKERS.on(configuration));
  }
}
