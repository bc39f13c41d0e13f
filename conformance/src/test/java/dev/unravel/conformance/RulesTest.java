package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.trial.Observatory.Imposed;
import dev.unravel.launch.laboratory.WorkerLaboratory;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Plan;
import dev.unravel.wire.Rule;
import dev.unravel.wire.Rule.Lines;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What rules keep threads from, and what not. */
class RulesTest {
  private static final long EXECUTIONS = 2_000;

  /** No limit that anything here comes near. */
  private static final long MILLIS = 600_000;

  private static final Workers WORKERS = Workers.brief();
  private static final LaboratoryWorkers LABORATORIES = new LaboratoryWorkers();

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
    LABORATORIES.close();
  }

  static List<EngineConfiguration> configurations() {
    return EngineConfiguration.usual();
  }

  private static Imposed impose(String name, EngineConfiguration configuration, Rule... rules) {
    Bug bug = Bug.all().stream().filter(it -> it.toString().equals(name)).findFirst().orElseThrow();
    Trace trace = bug.find(WORKERS.on(configuration));
    try (WorkerLaboratory laboratory = LABORATORIES.laboratory(trace, configuration.briefSetup())) {
      laboratory.observe(new Plan.Exact(trace.schedule()), false);
      laboratory.keep();
      return laboratory.impose(List.of(rules), EXECUTIONS, MILLIS);
    }
  }

  private static Lines lines(String file, int from, int to) {
    return new Lines(file + ".java", "", from, to);
  }

  private static Rule lock(Lines... regions) {
    return new Rule.OneAtATime(List.of(regions), List.of());
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void withoutARuleFailuresAreCounted(EngineConfiguration configuration) {
    Imposed found = impose("LostDeposit", configuration);

    assertThat(found.failed()).isPositive().isLessThan(found.executions());
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void aLockOverReadAndWriteLosesNothing(EngineConfiguration configuration) {
    Imposed found = impose("LostDeposit", configuration, lock(lines("LostDeposit", 9, 10)));

    assertThat(found.failed()).as(found.failure()).isZero();
    assertThat(found.complete()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void aLockOverALineIsHeldOverAllCallsInIt(EngineConfiguration configuration) {
    Imposed found =
        impose(
            "SumInOneLine",
            configuration,
            lock(lines("SumInOneLine", 18, 19), lines("SumInOneLine", 23, 23)));

    assertThat(found.failed()).as(found.failure()).isZero();
    assertThat(found.complete()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void aLockThatIsGivenBackInBetweenDoesNotHelp(EngineConfiguration configuration) {
    Imposed found =
        impose(
            "LostDeposit",
            configuration,
            lock(lines("LostDeposit", 9, 9), lines("LostDeposit", 10, 10)));

    assertThat(found.failed()).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void aWaitThatComesFirstIsNotified(EngineConfiguration configuration) {
    Imposed found =
        impose(
            "NotifyBeforeWait",
            configuration,
            new Rule.Awaited(
                lines("NotifyBeforeWait", 7, 7), lines("NotifyBeforeWait", 11, 11), false));

    assertThat(found.failed()).as(found.failure()).isZero();
    assertThat(found.complete()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void toWakeAllIsNoHelpWhereNobodyWaits(EngineConfiguration configuration) {
    assertThat(impose("NotifyBeforeWait", configuration, new Rule.AllAreWoken()).failed())
        .isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void toWakeAllHelpsWhereTheWrongOneWasWoken(EngineConfiguration configuration) {
    Imposed found = impose("NotifyOneOfTwoKinds", configuration, new Rule.AllAreWoken());

    assertThat(found.failed()).as(found.failure()).isZero();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void toWaitForWhatNeverComesIsAFailure(EngineConfiguration configuration) {
    Imposed found =
        impose(
            "LostDeposit",
            configuration,
            new Rule.Awaited(
                lines("LostDeposit", 9_000, 9_000), lines("LostDeposit", 9, 9), false));

    assertThat(found.failed()).isEqualTo(1);
    assertThat(found.failure()).contains("for ever");
  }
}
