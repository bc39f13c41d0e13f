package dev.unravel.explore.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The share of a tree is told from the way that comes next. */
class TreeEstimateTest {
  private final TreeEstimate estimate = new TreeEstimate();

  @Test
  void halfOfTheFirstChoiceIsHalfOfAll() {
    ThreadChoice[] way = {choice(0b11, 0b01), choice(0b1, 0)};

    executed(1, way);

    assertThat(estimate.text(way, 2))
        .isEqualTo("about 50% of all orders were run at most, of 2 or more");
  }

  @Test
  void laterChoicesCountLess() {
    ThreadChoice[] way = {choice(0b1111, 0b0001), choice(0b11, 0b01)};

    executed(3, way);

    // A quarter, and half of the next one.
    assertThat(estimate.text(way, 2)).startsWith("about 38% of all orders");
  }

  @Test
  void estimatesThatChangeAreARange() {
    executed(100, new ThreadChoice[] {choice(0b11, 0b01)});
    ThreadChoice[] way = {choice(0b1111, 0b0001)};
    executed(100, way);

    // At half when there were 16, 32 and 64, at a quarter with 128 and now with 200.
    assertThat(estimate.text(way, 1))
        .isEqualTo(
            "about 25% of all orders were run at most, of 32 to 800 or more, by the last estimates");
  }

  @Test
  void ofASearchThatStartedOverOnlyTheRestCounts() {
    executed(100, new ThreadChoice[] {choice(0b11, 0b01)});
    estimate.startOver();
    ThreadChoice[] way = {choice(0b1111, 0b0001)};
    executed(2, way);

    assertThat(estimate.text(way, 1)).contains("of 4 to 8 or more");
  }

  private void executed(int times, ThreadChoice[] way) {
    for (int i = 0; i < times; i++) {
      estimate.executed(way, way.length);
    }
  }

  private static ThreadChoice choice(long wanted, long done) {
    ThreadChoice choice = new ThreadChoice();
    choice.wanted = wanted;
    choice.done = done;
    return choice;
  }
}
