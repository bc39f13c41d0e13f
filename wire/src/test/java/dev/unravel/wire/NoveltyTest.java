package dev.unravel.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NoveltyTest {

  @Test
  void whatIsSeldomNewHasMostlyBeenSeen() {
    assertThat(share(new Novelty(10_000, 300))).isCloseTo(0.97, within(0.001));
  }

  @Test
  void whatIsAlwaysNewHasHardlyBeenSeen() {
    assertThat(share(new Novelty(10_000, 10_000))).isBetween(0.0, 0.001);
  }

  @Test
  void thatNoneWasNewDoesNotMeanThatNoneWillBe() {
    assertThat(share(new Novelty(98, 0))).isCloseTo(0.99, within(1e-9));
  }

  @Test
  void whatIsKnownExactlyIsNotEstimated() {
    assertThat(coverage(new Novelty(100, 0), true).estimatedShare()).isEmpty();
  }

  @Test
  void tooFewExecutionsGiveNoEstimate() {
    assertThat(coverage(Novelty.UNKNOWN, false).estimatedShare()).isEmpty();
  }

  @Test
  void whoHadTooFewExecutionsDoesNotSpoilTheEstimateOfOthers() {
    Coverage one = coverage(new Novelty(100, 20), false);

    assertThat(one.and(coverage(Novelty.UNKNOWN, false)).novelty()).isEqualTo(one.novelty());
    assertThat(one.and(coverage(new Novelty(300, 10), false)).novelty())
        .isEqualTo(new Novelty(400, 30));
  }

  @Test
  void whatEitherCouldNotControlWasNotControlled() {
    assertThat(uncontrolled("a", "b").and(uncontrolled("b", "c")).uncontrolled())
        .containsExactly("a", "b", "c");
  }

  private static double share(Novelty novelty) {
    return coverage(novelty, false).estimatedShare().orElseThrow();
  }

  private static Coverage uncontrolled(String... what) {
    return new Coverage(
        1, new long[] {1}, 1, 0, -1, false, Map.of("pct", 1L), Novelty.UNKNOWN, Set.of(what));
  }

  private static Coverage coverage(Novelty novelty, boolean everySchedule) {
    return new Coverage(
        1, new long[] {1}, 1, 0, -1, everySchedule, Map.of("pct", 1L), novelty, Set.of());
  }
}
