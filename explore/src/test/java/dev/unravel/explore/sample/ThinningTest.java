package dev.unravel.explore.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.Interval;
import dev.unravel.trace.Schedule;
import dev.unravel.wire.Intervals;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ThinningTest {
  private static final int TRIES = 300;

  /** Three threads take turns of one to three actions. */
  private static final Schedule SCHEDULE =
      new Schedule(
          IntStream.range(0, 40).mapToObj(i -> new Interval(i % 3, 1 + i % 2)).toList(),
          List.of(7));

  /** The last interval of each thread is not preempted. */
  private static final List<Integer> PREEMPTED = IntStream.range(0, 37).boxed().toList();

  private static List<Schedule> thinned(long seed) {
    Thinning thinning = new Thinning(seed);
    return IntStream.range(0, TRIES).mapToObj(i -> thinning.of(SCHEDULE, PREEMPTED)).toList();
  }

  private static Map<Integer, Integer> actions(Schedule schedule) {
    return schedule.intervals().stream()
        .collect(Collectors.groupingBy(Interval::thread, Collectors.summingInt(Intervals::count)));
  }

  @Test
  void threadsStillDoAllTheyDid() {
    assertThat(thinned(1))
        .allSatisfy(
            schedule -> {
              assertThat(actions(schedule)).isEqualTo(actions(SCHEDULE));
              assertThat(schedule.picks()).isEqualTo(SCHEDULE.picks());
            });
  }

  @Test
  void mostlyOneIsLeftOutAndSometimesNearlyAll() {
    List<Integer> lengths = thinned(2).stream().map(s -> s.intervals().size()).sorted().toList();

    assertThat(lengths.get(0)).isLessThan(8);
    assertThat(lengths.get(TRIES / 2)).isGreaterThan(30);
  }

  @Test
  void theSameSeedLeavesOutTheSame() {
    assertThat(thinned(3)).isEqualTo(thinned(3));
    assertThat(thinned(3)).isNotEqualTo(thinned(4));
  }

  @Test
  void triesAreDifferent() {
    Set<Schedule> different = new HashSet<>(thinned(5));

    assertThat(different).hasSizeGreaterThan(TRIES / 3);
  }
}
