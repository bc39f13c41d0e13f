package dev.unravel.diagnose.isolate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.seeds.Seeds;
import dev.unravel.trace.Switch;
import dev.unravel.wire.Plan;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is tried when nothing that is tried will do. */
class FuzzTest {
  private static final int END = 400;

  private static ModelProgram<int[]> idle() {
    List<Statement<int[]>> statements =
        Stream.generate(() -> Statement.<int[]>write("Idle#1", "x", s -> {}))
            .limit(END / 2)
            .toList();
    return new ModelProgram<>(() -> new int[0], List.of(statements, statements), s -> true);
  }

  private static Plan.Switches start(Set<Integer> clocks) {
    return new Plan.Switches(
        clocks.stream().sorted().map(clock -> new Switch(clock, Switch.NEXT)).toList(), List.of());
  }

  private static List<Plan> tried(Plan.Switches start, long seed) {
    ModelLaboratory<int[]> laboratory = new ModelLaboratory<>(idle());
    assertThat(new Fuzz(laboratory, start, END, seed).find(attempt -> false)).isEmpty();
    return laboratory.plans();
  }

  @Test
  void everyScheduleIsInOrderAndNoneIsTriedTwice() {
    Seeds.each(
        50,
        draw -> {
          Plan.Switches start = start(draw.set(0, 40, 1, END - 1));
          List<Plan> plans = tried(start, draw.anyLong());

          assertThat(plans).doesNotHaveDuplicates().doesNotContain(start);
          for (Plan plan : plans) {
            List<Long> moved =
                ((Plan.Switches) plan).switches().stream().map(Switch::clock).toList();
            assertThat(moved).isSorted().doesNotHaveDuplicates().allMatch(c -> c >= 1 && c < END);
          }
        });
  }

  @Test
  void theFirstSchedulesAreNearAndLaterOnesFarther() {
    Seeds.each(
        20,
        draw -> {
          Plan.Switches start = start(draw.set(20, 20, 50, END - 50));
          List<Plan> plans = tried(start, draw.anyLong());

          assertThat(distance(start, plans.get(0))).isLessThan(20 * 15);
          assertThat(plans.stream().anyMatch(plan -> distance(start, plan) > 20 * 20)).isTrue();
        });
  }

  @Test
  void ofManySwitchesTheFirstMayComeLaterByMoreThanATurn() {
    int turn = END / 20;
    Plan.Switches start =
        start(IntStream.range(1, 20).map(i -> i * turn).boxed().collect(Collectors.toSet()));

    assertThat(LongStream.range(0, 50).boxed().flatMap(seed -> tried(start, seed).stream()))
        .map(plan -> ((Plan.Switches) plan).switches())
        .anyMatch(moved -> moved.size() > 5 && moved.get(0).clock() > 2 * turn);
  }

  @Test
  void theSameSeedTriesTheSame() {
    Seeds.each(
        20,
        draw -> {
          Plan.Switches start = start(draw.set(0, 20, 1, END - 1));
          long seed = draw.anyLong();
          assertThat(tried(start, seed)).isEqualTo(tried(start, seed));
        });
  }

  private static long distance(Plan.Switches start, Plan plan) {
    List<Switch> moved = ((Plan.Switches) plan).switches();
    return IntStream.range(0, Math.min(moved.size(), start.switches().size()))
        .mapToLong(i -> Math.abs(moved.get(i).clock() - start.switches().get(i).clock()))
        .sum();
  }
}
