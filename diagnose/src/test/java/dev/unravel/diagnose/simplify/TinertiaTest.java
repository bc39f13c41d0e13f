package dev.unravel.diagnose.simplify;

import static dev.unravel.diagnose.model.ModelLaboratory.intervals;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.model.ModelLaboratory;
import dev.unravel.diagnose.model.Program;
import dev.unravel.diagnose.model.Statement.Error;
import dev.unravel.diagnose.model.Statement.If;
import dev.unravel.diagnose.model.Statement.SpinUntil;
import dev.unravel.diagnose.model.Statement.Write;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Trace;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The worked example of the paper: variables flag and x, an error, a trace of 9 actions with 7
 * switches that becomes one of 6 actions with 2. The program and the traces between are made after
 * the paper's description of the algorithm; they are not taken from its figures.
 */
class TinertiaTest {
  private static final int FLAG = 0;
  private static final int X = 1;
  private static final int ELSEWHERE = 2;

  /**
   *
   *
   * <pre>
   * thread 0:  x = 0;  flag = 1;  if (x == 1)  error
   * thread 1:  while (flag == 0);  x = 1
   * thread 2:  elsewhere = 1
   * </pre>
   */
  private static final Program PROGRAM =
      Program.of(
          List.of(new Write(X, 0), new Write(FLAG, 1), new If(X, 1, 1), new Error()),
          List.of(new SpinUntil(FLAG, 1), new Write(X, 1)),
          List.of(new Write(ELSEWHERE, 1)));

  private static final List<Interval> GIVEN =
      intervals(1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 2, 1, 1, 1, 0, 2);

  private final Trace given = ModelLaboratory.trace(PROGRAM, GIVEN);
  private final ModelLaboratory laboratory = new ModelLaboratory(PROGRAM, given.schedule());
  private final SimplifyLimits limits = new SimplifyLimits(0, 0, 0);
  private final CandidateRuns trials =
      new CandidateRuns(
          laboratory,
          given,
          new Budget(limits, laboratory::executions),
          new SimplifyListener() {},
          limits);
  private final Tinertia tinertia = new Tinertia(trials);

  @Test
  void theGivenTraceFailsWith9ActionsAnd7Switches() {
    assertThat(given.outcome().failed()).isTrue();
    assertThat(trials.cost()).isEqualTo(new Cost(5, 7, 3, 9));
  }

  @Test
  void removesTheLastIntervalOfTheThreadThatDoesNotMatter() {
    tinertia.removeLast();

    assertThat(trials.intervals()).isEqualTo(intervals(1, 1, 0, 1, 1, 1, 0, 1, 1, 2, 0, 2));
    assertThat(trials.cost()).isEqualTo(new Cost(4, 5, 2, 8));
  }

  @Test
  void thenJoinsIntervalsUpwards() {
    tinertia.removeLast();
    tinertia.consolidateUp();

    assertThat(trials.intervals()).isEqualTo(intervals(1, 2, 0, 2, 1, 2, 0, 2));
    assertThat(trials.cost()).isEqualTo(new Cost(2, 3, 2, 8));
  }

  @Test
  void thenJoinsIntervalsDownwardsWhereAThreadTakesAShorterPath() {
    tinertia.removeLast();
    tinertia.consolidateUp();
    tinertia.consolidateDown();

    assertThat(trials.intervals()).isEqualTo(intervals(0, 2, 1, 2, 0, 2));
    assertThat(trials.cost()).isEqualTo(new Cost(1, 2, 2, 6));
  }

  @Test
  void theWholeAlgorithmEndsThere() {
    int iterations = tinertia.run();

    assertThat(trials.intervals()).isEqualTo(intervals(0, 2, 1, 2, 0, 2));
    assertThat(iterations).isEqualTo(2);
  }
}
