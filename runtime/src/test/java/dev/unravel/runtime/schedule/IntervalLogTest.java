package dev.unravel.runtime.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The schedule as it is kept. */
class IntervalLogTest {
  private final IntervalLog log = new IntervalLog();

  @Test
  void intervalsAreKept() {
    for (int i = 0; i < 200; i++) {
      log.open(i % 3, i % 2 == 1);
      log.extend();
      log.extend(i);
    }
    assertThat(log.count()).isEqualTo(200);
    assertThat(log.thread(100)).isEqualTo(1);
    assertThat(log.actions(100)).isEqualTo(101);
    assertThat(log.preempted(100)).isTrue();
    assertThat(log.preempted(101)).isFalse();
    assertThat(log.preempted(199)).isFalse();
  }

  @Test
  void whatDoesNotFitIntoAnIntervalIsLeftOver() {
    log.open(0, false);
    assertThat(log.extend(Integer.MAX_VALUE - 1)).isZero();
    assertThat(log.isFull()).isFalse();
    assertThat(log.extend(3)).isEqualTo(2);
    assertThat(log.isFull()).isTrue();
    assertThat(log.actions(0)).isEqualTo(Integer.MAX_VALUE);
  }

  @Test
  void nothingIsLeftOfTheLastExecution() {
    log.open(0, false);
    log.picked(2);
    log.clear();
    assertThat(log.count()).isZero();
    assertThat(log.pickCount()).isZero();
    assertThat(log.isFull()).isFalse();
  }
}
