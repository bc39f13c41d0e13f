package dev.unravel.explore.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LotteryTest {
  private final SplittableRandom random = new SplittableRandom(1);
  private final boolean[] open = {true, true};
  private final Lottery lottery = new Lottery(2);

  @Test
  void equalStrategiesGetEqualTurns() {
    int[] turns = turns(new int[] {50, 50}, new int[] {1, 1});

    assertThat(turns[0] / (double) turns[1]).isCloseTo(1, within(0.1));
  }

  @Test
  void aStrategyOfLongExecutionsKeepsItsLeastShareOfTheWork() {
    int[] turns = turns(new int[] {50, 5_000}, new int[] {1, 1});

    double work = turns[1] * 5_000.0 / (turns[0] * 50.0);
    assertThat(work).isCloseTo(0.1, within(0.03));
  }

  @Test
  void whoeverBringsNothingNewKeepsTheLeastShareToo() {
    int[] turns = turns(new int[] {50, 50}, new int[] {1, Integer.MAX_VALUE});

    assertThat(turns[1] / (double) turns[0]).isCloseTo(0.1, within(0.03));
  }

  @Test
  void halfAsManyNewOrdersGetHalfTheWork() {
    int[] turns = turns(new int[] {50, 50}, new int[] {1, 2});

    assertThat(turns[1] / (double) turns[0]).isCloseTo(0.5, within(0.1));
  }

  @Test
  void whatIsOverIsNotDrawn() {
    open[0] = false;

    int[] turns = turns(new int[] {50, 50}, new int[] {1, 1});

    assertThat(turns[0]).isZero();
    assertThatThrownBy(() -> lottery.holder(lottery.sum(open), open))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /**
   * @param newOneIn of so many executions of a strategy one has a new order
   */
  private int[] turns(int[] actions, int[] newOneIn) {
    int[] turns = new int[2];
    for (int i = 0; i < 40_000; i++) {
      int drawn = lottery.holder(random.nextInt(lottery.sum(open)), open);
      turns[drawn]++;
      lottery.executed(drawn, random.nextInt(newOneIn[drawn]) == 0, actions[drawn]);
    }
    return turns;
  }
}
