package dev.unravel.diagnose.simplify;

import static dev.unravel.diagnose.model.ModelLaboratory.intervals;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.model.ModelLaboratory;
import dev.unravel.diagnose.model.Program;
import dev.unravel.diagnose.model.RandomPrograms;
import dev.unravel.diagnose.model.Statement.Check;
import dev.unravel.diagnose.model.Statement.Lock;
import dev.unravel.diagnose.model.Statement.Read;
import dev.unravel.diagnose.model.Statement.Unlock;
import dev.unravel.diagnose.model.Statement.Write;
import dev.unravel.seeds.Seeds;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Plan;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinearisationTest {

  @Test
  void actionsThatDoNotConflictAreNotInterleaved() {
    Program program =
        Program.of(
            List.of(new Write(0, 1), new Write(0, 2), new Write(0, 3)),
            List.of(new Write(1, 1), new Write(1, 2), new Write(1, 3)));

    assertThat(shortest(program, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1))
        .isEqualTo(intervals(0, 3, 1, 3));
  }

  @Test
  void theOrderOfConflictingActionsStays() {
    Program program =
        Program.of(
            List.of(new Write(0, 1), new Write(2, 1), new Write(0, 2)),
            List.of(new Write(1, 1), new Read(0), new Write(1, 2)));

    assertThat(shortest(program, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1))
        .isEqualTo(intervals(0, 2, 1, 3, 0, 1));
  }

  @Test
  void aSwitchAtAHeldMonitorIsPreferredToAPreemption() {
    Program program =
        Program.of(
            List.of(new Lock(0), new Write(0, 1), new Unlock(0)),
            List.of(new Write(1, 1), new Lock(0), new Read(0), new Unlock(0)));

    assertThat(shortest(program, 0, 1, 1, 1, 0, 2, 1, 3)).isEqualTo(intervals(0, 3, 1, 4));
  }

  @Test
  void whatTheLastActionDoesNotComeAfterCanBeLeftOut() {
    Program program =
        Program.of(
            List.of(new Write(1, 1), new Write(1, 2)),
            List.of(new Write(0, 1)),
            List.of(new Read(2), new Check(0, 0)));
    PartialOrder order =
        new PartialOrder(ModelLaboratory.trace(program, intervals(0, 1, 1, 1, 2, 2)));

    assertThat(order.pastOfTheLast()).containsExactly(0, 1, 2);
    assertThat(Linearisation.of(order, List.of(), order.pastOfTheLast()))
        .isEqualTo(intervals(1, 1, 2, 2));
  }

  @Test
  void theSameOrderHasTheSameOutcome() {
    Seeds.each(500, draw -> hasItsOutcomeAgain(RandomPrograms.any(draw), draw.anyLong()));
  }

  private static void hasItsOutcomeAgain(Program program, long seed) {
    Trace trace = ModelLaboratory.random(program, seed);
    PartialOrder order = new PartialOrder(trace);

    List<Interval> shortest = Linearisation.of(order, List.of(), order.everything());

    Schedule schedule = new Schedule(shortest, List.of());
    Trace again =
        new ModelLaboratory(program, trace.schedule()).recorded(new Plan.Exact(schedule)).trace();
    assertThat(again.outcome()).isEqualTo(trace.outcome());
    // A failure may come before what it does not depend on.
    if (again.actions().size() == trace.actions().size()) {
      assertThat(new PartialOrder(again).hash(shortest)).isEqualTo(order.hash(shortest));
    }
  }

  private static List<Interval> shortest(Program program, int... threadsAndActions) {
    Trace trace = ModelLaboratory.trace(program, intervals(threadsAndActions));
    PartialOrder order = new PartialOrder(trace);
    return Linearisation.of(order, List.of(), order.everything());
  }
}
