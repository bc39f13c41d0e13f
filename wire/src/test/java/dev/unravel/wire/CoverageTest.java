package dev.unravel.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.Assumption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The conditions on which every schedule was covered: each of them alone rules it out. */
class CoverageTest {
  private static final Terms GOOD = terms(2, Set.of(), Set.of());
  private static final Coverage ALL = coverage(0, 2, true, Set.of(), GOOD);

  private static Terms terms(int threads, Set<Assumption> assumptions, Set<String> gaps) {
    return new Terms(assumptions, gaps, threads, false, Set.of());
  }

  private static Coverage coverage(
      long races, int preemptions, boolean exhausted, Set<String> uncontrolled, Terms terms) {
    Map<String, Long> executions = Map.of("preemption", 3L);
    return new Coverage(
        2,
        new long[] {1, 2},
        1,
        races,
        preemptions,
        exhausted,
        executions,
        Novelty.UNKNOWN,
        uncontrolled,
        terms);
  }

  @Test
  void aSearchThatHasNothingLeftHasCoveredEverySchedule() {
    assertThat(ALL.everySchedule()).isTrue();
  }

  static List<Coverage> notAll() {
    return List.of(
        coverage(0, 2, false, Set.of(), GOOD),
        coverage(0, 2, true, Set.of("a class"), GOOD),
        ALL.on(terms(2, Set.of(), Set.of("files"))),
        ALL.on(terms(1, Set.of(), Set.of())),
        ALL.on(terms(2, Set.of(Assumption.LONG_TIMEOUTS), Set.of())));
  }

  @ParameterizedTest
  @MethodSource("notAll")
  void anyOneOfTheConditionsRulesItOut(Coverage coverage) {
    assertThat(coverage.everySchedule()).isFalse();
  }

  @ParameterizedTest
  @MethodSource("notAll")
  void whatOneShareHasNotCoveredTheWholeSearchHasNot(Coverage coverage) {
    // A share of only one thread says nothing, and the other had two: that alone is no objection.
    boolean oneThread = coverage.terms().onlyOneThread();
    assertThat(ALL.and(coverage).everySchedule()).isEqualTo(oneThread);
    assertThat(coverage.and(ALL).everySchedule()).isEqualTo(oneThread);
  }

  @Test
  void twoSharesThatHaveNothingLeftHaveCoveredEverySchedule() {
    assertThat(ALL.and(ALL)).isNotEqualTo(ALL);
    assertThat(ALL.and(ALL).everySchedule()).isTrue();
  }

  @Test
  void theFewerPreemptionsOfTwoSharesCount() {
    Coverage fewer = coverage(0, 1, false, Set.of(), GOOD);

    assertThat(ALL.and(fewer).preemptions()).isEqualTo(1);
    assertThat(fewer.and(ALL).preemptions()).isEqualTo(1);
  }

  @Test
  void sharesThatHaveSeenOtherRacesHadOtherChoicesAndClaimNothing() {
    Coverage other = coverage(7, 2, true, Set.of(), GOOD);

    assertThat(ALL.and(other).exhausted()).isFalse();
    assertThat(ALL.and(other).preemptions()).isEqualTo(-1);
  }

  @Test
  void ordersThatSharesHaveInCommonCountOnce() {
    Coverage more =
        new Coverage(2, new long[] {2, 3}, 4, 0, 2, true, Map.of("preemption", 4L, "pct", 1L));

    Coverage both = ALL.and(more);

    assertThat(both.orders()).containsExactly(1, 2, 3);
    assertThat(both.distinctOrders()).isEqualTo(3);
    assertThat(both.hasOrders()).isTrue();
    assertThat(both.conflictSites()).isEqualTo(4);
    assertThat(both.executions()).isEqualTo(Map.of("preemption", 7L, "pct", 1L));
  }

  @Test
  void ordersThatWereNotSentAreAddedUp() {
    Coverage unsent = new Coverage(5, new long[0], 1, 0, 2, true, Map.of("preemption", 9L));

    assertThat(unsent.hasOrders()).isFalse();
    assertThat(ALL.and(unsent).distinctOrders()).isEqualTo(7);
    assertThat(ALL.and(unsent).hasOrders()).isFalse();
  }

  @Test
  void ordersThatNobodyCountedAreNotKnown() {
    Coverage uncounted = new Coverage(0, new long[0], 1, 0, 2, true, Map.of("preemption", 9L));

    assertThat(uncounted.hasOrders()).isFalse();
    assertThat(ALL.and(uncounted).distinctOrders()).isZero();
    assertThat(Coverage.NONE.hasOrders()).isTrue();
  }
}
