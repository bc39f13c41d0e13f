package dev.unravel.diagnose.isolate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.explore.wire.Plan;
import dev.unravel.trace.Switch;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

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

  @Property(tries = 50)
  void everyScheduleIsInOrderAndNoneIsTriedTwice(
      @ForAll @Size(max = 40) Set<@IntRange(min = 1, max = END - 1) Integer> clocks,
      @ForAll long seed) {
    List<Plan> plans = tried(start(clocks), seed);

    assertThat(plans).doesNotHaveDuplicates().doesNotContain(start(clocks));
    for (Plan plan : plans) {
      List<Long> moved = ((Plan.Switches) plan).switches().stream().map(Switch::clock).toList();
      assertThat(moved).isSorted().doesNotHaveDuplicates().allMatch(c -> c >= 1 && c < END);
    }
  }

  @Property(tries = 20)
  void theFirstSchedulesAreNearAndLaterOnesFarther(
      @ForAll @Size(20) Set<@IntRange(min = 50, max = END - 50) Integer> clocks,
      @ForAll long seed) {
    Plan.Switches start = start(clocks);
    List<Plan> plans = tried(start, seed);

    assertThat(distance(start, plans.get(0))).isLessThan(20 * 15);
    assertThat(plans.stream().anyMatch(plan -> distance(start, plan) > 20 * 20)).isTrue();
  }

  @Example
  void ofManySwitchesTheFirstMayComeLaterByMoreThanATurn() {
    int turn = END / 20;
    Plan.Switches start =
        start(IntStream.range(1, 20).map(i -> i * turn).boxed().collect(Collectors.toSet()));

    assertThat(LongStream.range(0, 50).boxed().flatMap(seed -> tried(start, seed).stream()))
        .map(plan -> ((Plan.Switches) plan).switches())
        .anyMatch(moved -> moved.size() > 5 && moved.get(0).clock() > 2 * turn);
  }

  @Property(tries = 20)
  void theSameSeedTriesTheSame(
      @ForAll @Size(max = 20) Set<@IntRange(min = 1, max = END - 1) Integer> clocks,
      @ForAll long seed) {
    assertThat(tried(start(clocks), seed)).isEqualTo(tried(start(clocks), seed));
  }

  private static long distance(Plan.Switches start, Plan plan) {
    List<Switch> moved = ((Plan.Switches) plan).switches();
    return IntStream.range(0, Math.min(moved.size(), start.switches().size()))
        .mapToLong(i -> Math.abs(moved.get(i).clock() - start.switches().get(i).clock()))
        .sum();
  }
}
