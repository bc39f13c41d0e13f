package dev.unravel.diagnose.isolate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.Switch;
import dev.unravel.wire.Plan;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScheduleDifferenceTest {
  private static Plan.Switches plan(List<Integer> picks, Switch... switches) {
    return new Plan.Switches(List.of(switches), picks);
  }

  private static Switch at(long clock, int thread) {
    return new Switch(clock, thread);
  }

  private final ScheduleDifference difference =
      new ScheduleDifference(
          plan(List.of(0), at(6, 1), at(12, 2)),
          plan(List.of(1), at(5, 1), at(7, 3), at(8, 1)),
          20);

  @Test
  void aTickIsADifferenceAndSoIsAnotherThreadAndSoAreOtherChoices() {
    assertThat(difference.everything()).containsExactly(1, 5 + 1, 12, 1);
  }

  @Test
  void theMixesAtBothEndsAreTheSchedules() {
    assertThat(difference.mix(difference.nothing()))
        .contains(plan(List.of(0), at(6, 1), at(12, 2)));
    assertThat(difference.mix(difference.everything()))
        .contains(plan(List.of(1), at(5, 1), at(7, 3), at(8, 1)));
  }

  @Test
  void theOtherThreadComesBeforeTheTicks() {
    assertThat(difference.mix(new long[] {0, 1, 0, 0}))
        .contains(plan(List.of(0), at(6, 1), at(12, 3)));
    assertThat(difference.mix(new long[] {0, 4, 0, 0}))
        .contains(plan(List.of(0), at(6, 1), at(9, 3)));
  }

  @Test
  void aMixWhoseClocksDoNotIncreaseIsNoSchedule() {
    assertThat(difference.mix(new long[] {0, 0, 8, 0})).isEmpty();
    assertThat(difference.mix(new long[] {0, 0, 9, 0})).isEmpty();
    assertThat(difference.mix(new long[] {0, 0, 7, 0}))
        .contains(plan(List.of(0), at(6, 1), at(12, 2), at(13, 1)));
  }
}
