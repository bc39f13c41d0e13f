package dev.unravel.diagnose.isolate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.Attempt;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Switch;
import dev.unravel.wire.Plan;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Two threads count up, the usual way: read, then write. */
class IsolatorTest {
  private static final Plan.Switches NONE = new Plan.Switches(List.of(), List.of());

  private static List<Statement<int[]>> increment(int thread, int idle) {
    Stream<Statement<int[]>> before =
        Stream.generate(() -> Statement.<int[]>write("Idle#" + thread, "x", s -> {})).limit(idle);
    return Stream.concat(
            before,
            Stream.of(
                Statement.<int[]>read("Counter#1", "value", s -> s[thread] = s[2]),
                Statement.<int[]>write("Counter#1", "value", s -> s[2] = s[thread] + 1)))
        .toList();
  }

  private static ModelLaboratory<int[]> counting(int idle) {
    return new ModelLaboratory<>(
        new ModelProgram<>(
            () -> new int[3], List.of(increment(0, idle), increment(1, 0)), s -> s[2] == 2));
  }

  private static IsolationResult isolate(ModelLaboratory<int[]> laboratory, Attempt start) {
    return new Isolator(laboratory, Locator::recorded, 100, 1).isolate(start);
  }

  @Test
  void aPassingScheduleIsFoundNearAFailingOne() {
    ModelLaboratory<int[]> laboratory = counting(10);
    Plan.Switches lost = new Plan.Switches(List.of(new Switch(11, Switch.NEXT)), List.of());

    IsolationResult.Isolated isolated =
        (IsolationResult.Isolated) isolate(laboratory, laboratory.attempt(lost));

    SwitchDifference remaining = isolated.remaining().get(0);
    assertThat(isolated.effort().left()).isEqualTo(1);
    assertThat(remaining.failing().clock()).isEqualTo(11);
    assertThat(remaining.passing().clock()).isBetween(10L, 12L).isNotEqualTo(11L);
    assertThat(remaining.flip()).isPresent();
  }

  @Test
  void aFailingScheduleIsFoundFromAPassingOneWithoutASwitch() {
    ModelLaboratory<int[]> laboratory = counting(1);

    IsolationResult.Isolated isolated =
        (IsolationResult.Isolated) isolate(laboratory, laboratory.attempt(NONE));

    assertThat(isolated.failing().outcome().failed()).isTrue();
    assertThat(isolated.passing().outcome()).isInstanceOf(Outcome.Pass.class);
    assertThat(isolated.remaining().get(0).failing().clock()).isEqualTo(2);
  }

  @Test
  void aProgramThatAlwaysPassesHasNothingToIsolate() {
    ModelLaboratory<int[]> laboratory =
        new ModelLaboratory<>(
            new ModelProgram<>(
                () -> new int[3], List.of(increment(0, 3), increment(1, 3)), s -> true));

    assertThat(isolate(laboratory, laboratory.attempt(NONE)))
        .isInstanceOf(IsolationResult.NotIsolated.class);
  }

  @Test
  void whenTestsRunOutTheResultIsNotCalledMinimal() {
    ModelLaboratory<int[]> laboratory = counting(50);
    Plan.Switches lost = new Plan.Switches(List.of(new Switch(51, Switch.NEXT)), List.of());
    Attempt start = laboratory.attempt(lost);

    IsolationResult.Isolated isolated =
        (IsolationResult.Isolated)
            new Isolator(laboratory, Locator::recorded, 0, 1)
                .isolate(start, laboratory.attempt(NONE).trace().schedule());

    assertThat(isolated.effort()).isEqualTo(new IsolationResult.Effort(0, 3, 3, 0, false));
  }
}
