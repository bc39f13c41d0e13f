package dev.unravel.diagnose.simplify;

import static dev.unravel.diagnose.model.ModelLaboratory.intervals;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.diagnose.model.ModelLaboratory;
import dev.unravel.diagnose.model.Program;
import dev.unravel.diagnose.model.Statement.Check;
import dev.unravel.diagnose.model.Statement.Read;
import dev.unravel.diagnose.model.Statement.SpinUntil;
import dev.unravel.diagnose.model.Statement.Write;
import dev.unravel.diagnose.model.Statement.WriteSum;
import dev.unravel.trace.Trace;
import java.util.List;
import org.junit.jupiter.api.Test;

class CandidateRunsTest {
  /** Loses an update; the third thread has no part in it. */
  private static final Program PROGRAM =
      Program.of(
          List.of(new Read(0), new WriteSum(0, 1), new SpinUntil(2, 1), new Check(0, 2)),
          List.of(new Read(0), new WriteSum(0, 1), new Write(2, 1)),
          List.of(new Write(1, 1), new Write(1, 2)));

  private final Trace given =
      ModelLaboratory.trace(PROGRAM, intervals(0, 1, 2, 1, 1, 3, 2, 1, 0, 3));
  private final ModelLaboratory laboratory = new ModelLaboratory(PROGRAM, given.schedule());

  @Test
  void aCandidateThatCommutesWithOneThatPassedIsNotRun() {
    CandidateRuns trials = trials(new SimplifyLimits(0, 0, 0));
    assertThat(trials.run(intervals(1, 3, 2, 2, 0, 4)).kept()).isFalse();
    long executions = laboratory.executions();

    assertThat(trials.run(intervals(2, 2, 1, 3, 0, 4)).kept()).isFalse();

    assertThat(laboratory.executions()).isEqualTo(executions);
  }

  @Test
  void oneThatCommutesWithTheBestIsRunOnlyWithFewerSwitches() {
    CandidateRuns trials = trials(new SimplifyLimits(0, 0, 0));
    long executions = laboratory.executions();

    assertThat(trials.run(intervals(2, 1, 0, 1, 2, 1, 1, 3, 0, 3)).kept()).isFalse();
    assertThat(laboratory.executions()).isEqualTo(executions);

    assertThat(trials.run(intervals(2, 2, 0, 1, 1, 3, 0, 3)).kept()).isTrue();
    assertThat(trials.cost()).isEqualTo(new Cost(1, 3, 3, 9));
  }

  @Test
  void nothingRunsBeyondTheLimits() {
    CandidateRuns trials = trials(new SimplifyLimits(1, 0, 0));

    assertThatThrownBy(() -> trials.run(intervals(0, 1, 1, 3, 0, 3)))
        .isInstanceOf(OutOfBudgetException.class);
    assertThat(laboratory.executions()).isEqualTo(1);
  }

  @Test
  void whatDoesNotFailIsNotSimplified() {
    Trace passing = ModelLaboratory.trace(PROGRAM, intervals(1, 3, 0, 4, 2, 2));

    assertThatThrownBy(
            () -> new Simplifier(laboratory, passing, new SimplifyLimits(0, 0, 0), new Quiet()))
        .isInstanceOf(NotShownException.class);
  }

  @Test
  void whatIsBestIsToldAsSoonAsItIsFound() {
    Quiet heard = new Quiet();

    Simplification result =
        new Simplifier(laboratory, given, new SimplifyLimits(0, 0, 0), heard).run();

    assertThat(heard.best).isEqualTo(result.trace());
    assertThat(result.after()).isEqualTo(new Cost(1, 2, 2, 7));
    assertThat(result.minimal()).isTrue();
    assertThat(result.minimalSwitches()).isTrue();
  }

  @Test
  void aLimitThatIsReachedIsTheReasonWhyNothingIsProved() {
    Simplification result =
        new Simplifier(laboratory, given, new SimplifyLimits(3, 0, 0), new Quiet()).run();

    assertThat(result.executions()).isEqualTo(3);
    assertThat(result.minimal()).isFalse();
    assertThat(result.remark()).contains("limit of executions");
  }

  private CandidateRuns trials(SimplifyLimits limits) {
    Budget budget = new Budget(limits, laboratory::executions);
    return new CandidateRuns(laboratory, given, budget, new Quiet(), limits);
  }

  private static final class Quiet implements SimplifyListener {
    private Trace best;

    @Override
    public void better(Trace trace) {
      best = trace;
    }
  }
}
