package dev.unravel.explore.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.explore.strategy.TwoAdders.Ran;
import dev.unravel.wire.Share;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every strategy on one small program, without a worker: what it runs, in which order. */
class StrategiesOnTwoAddersTest {
  private static final int ALL = 100_000;
  private static final int SHARES = 3;

  @ParameterizedTest
  @ValueSource(strings = {"exhaustive", "preemption"})
  void everyScheduleIsRunOnce(String name) {
    SearchStrategy strategy = Strategies.byName(name, 1, Share.WHOLE);

    List<Ran> all = TwoAdders.run(strategy, ALL);

    assertThat(schedules(all)).doesNotHaveDuplicates().hasSize(TwoAdders.SCHEDULES);
    assertThat(strategy.hasNext()).isFalse();
    assertThat(strategy.isExhaustive()).isTrue();
    assertThat(counts(all)).containsExactlyInAnyOrder(1, 2);
  }

  @Test
  void schedulesWithFewPreemptionsComeFirst() {
    SearchStrategy strategy = Strategies.byName("preemption", 1, Share.WHOLE);
    assertThat(strategy.preemptionsCovered()).isEqualTo(-1);

    List<Ran> all = TwoAdders.run(strategy, ALL);

    assertThat(all.stream().map(Ran::preemptions)).isSorted();
    assertThat(all.get(0).preemptions()).isZero();
    assertThat(all).filteredOn(ran -> ran.preemptions() == 0).allMatch(ran -> ran.count() == 2);
    assertThat(strategy.preemptionsCovered()).isEqualTo(Integer.MAX_VALUE);
  }

  @Test
  void whatIsCoveredHasAllSchedulesWithSoManyPreemptions() {
    List<Ran> all = TwoAdders.run("exhaustive", 1, Share.WHOLE, ALL);
    long withOne = all.stream().filter(ran -> ran.preemptions() <= 1).count();
    SearchStrategy strategy = Strategies.byName("preemption", 1, Share.WHOLE);

    TwoAdders.run(strategy, (int) withOne - 1);
    assertThat(strategy.hasNext()).isTrue();
    assertThat(strategy.preemptionsCovered()).isZero();
    TwoAdders.run(strategy, 1);
    assertThat(strategy.hasNext()).isTrue();
    assertThat(strategy.preemptionsCovered()).isEqualTo(1);
  }

  @Test
  void boundedByDelaysEveryScheduleComesToo() {
    List<Ran> all = TwoAdders.run("delay", 1, Share.WHOLE, ALL);

    assertThat(new HashSet<>(schedules(all))).hasSize(TwoAdders.SCHEDULES);
    assertThat(all.get(0).preemptions()).isZero();
  }

  @Test
  void oneScheduleForEachOrderOfConflictsIsEnough() {
    Set<Long> orders =
        TwoAdders.run("exhaustive", 1, Share.WHOLE, ALL).stream()
            .map(Ran::order)
            .collect(Collectors.toSet());
    SearchStrategy strategy = Strategies.byName("orders", 1, Share.WHOLE);

    List<Ran> all = TwoAdders.run(strategy, ALL);

    assertThat(all.stream().map(Ran::order)).containsAll(orders);
    assertThat(strategy.isExhaustive()).isTrue();
    assertThat(all).hasSizeLessThan(TwoAdders.SCHEDULES);
  }

  @Test
  void eachOrderIsRunOnceByReduction() {
    Set<Long> orders =
        TwoAdders.run("exhaustive", 1, Share.WHOLE, ALL).stream()
            .map(Ran::order)
            .collect(Collectors.toSet());
    SearchStrategy strategy = Strategies.byName("dpor", 1, Share.WHOLE);

    List<Ran> all = TwoAdders.run(strategy, ALL);

    assertThat(all.stream().map(Ran::order)).containsExactlyInAnyOrderElementsOf(orders);
    assertThat(strategy.isExhaustive()).isTrue();
    assertThat(strategy.hasNext()).isFalse();
  }

  static Stream<String> all() {
    return Strategies.names().stream();
  }

  @ParameterizedTest
  @MethodSource("all")
  void theLostUpdateIsFound(String name) {
    assertThat(counts(TwoAdders.run(name, 1, Share.WHOLE, 400))).contains(1, 2);
  }

  @ParameterizedTest
  @MethodSource("all")
  void theSameSeedGivesTheSameSchedules(String name) {
    List<Ran> once = TwoAdders.run(name, 5, Share.WHOLE, 60);

    assertThat(TwoAdders.run(name, 5, Share.WHOLE, 60)).isEqualTo(once);
    assertThat(once).hasSizeGreaterThan(1);
  }

  @ParameterizedTest
  @MethodSource("all")
  void theNameIsThatOfTheList(String name) {
    assertThat(Strategies.byName(name, 1, Share.WHOLE).name()).isEqualTo(name);
    assertThat(Strategies.help(name)).isNotBlank();
  }

  static Stream<String> drawn() {
    return Strategies.names().stream()
        .filter(name -> !Strategies.remembers(name) && !name.equals("auto"));
  }

  @ParameterizedTest
  @MethodSource("drawn")
  void anotherSeedGivesOthers(String name) {
    assertThat(TwoAdders.run(name, 6, Share.WHOLE, 60))
        .isNotEqualTo(TwoAdders.run(name, 5, Share.WHOLE, 60));
  }

  @ParameterizedTest
  @ValueSource(strings = {"exhaustive", "preemption", "delay"})
  void sharesHaveNothingInCommonButTheFirst(String name) {
    List<List<String>> whole = schedules(TwoAdders.run(name, 1, Share.WHOLE, ALL));

    List<List<String>> together = new ArrayList<>();
    for (int share = 0; share < SHARES; share++) {
      List<List<String>> part = schedules(TwoAdders.run(name, 1, new Share(share, SHARES), ALL));
      assertThat(part.get(0)).isEqualTo(whole.get(0));
      assertThat(part).hasSizeGreaterThan(1);
      together.addAll(part.subList(share == 0 ? 0 : 1, part.size()));
    }

    assertThat(together).containsExactlyInAnyOrderElementsOf(whole);
  }

  @Test
  void sharesOfARandomWalkAreItsExecutionsInTurn() {
    List<List<String>> whole = schedules(TwoAdders.run("random", 3, Share.WHOLE, 30));

    for (int share = 0; share < SHARES; share++) {
      int first = share;
      assertThat(schedules(TwoAdders.run("random", 3, new Share(share, SHARES), 10)))
          .isEqualTo(IntStream.range(0, 10).mapToObj(i -> whole.get(SHARES * i + first)).toList());
    }
  }

  @Test
  void autoIsMadeOfSeveral() {
    assertThat(TwoAdders.run("auto", 1, Share.WHOLE, 400).stream().map(Ran::maker).distinct())
        .hasSizeGreaterThan(5)
        .allMatch(Strategies.names()::contains);
  }

  private static List<List<String>> schedules(List<Ran> all) {
    return all.stream().map(Ran::schedule).toList();
  }

  private static List<Integer> counts(List<Ran> all) {
    return all.stream().map(Ran::count).distinct().toList();
  }
}
