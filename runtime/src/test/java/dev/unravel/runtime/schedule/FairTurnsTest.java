package dev.unravel.runtime.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Turns for all, in order of creation. */
class FairTurnsTest {
  private final ControlledThread[] threads = new ControlledThread[3];
  private final FairTurns turns = new FairTurns();

  FairTurnsTest() {
    for (int i = 0; i < threads.length; i++) {
      // Enabled in another order than they were made.
      ControlledThread t = new ControlledThread(new Thread(() -> {}), i, null);
      t.slot = threads.length - 1 - i;
      threads[t.slot] = t;
    }
  }

  private int pick(ControlledThread running) {
    return threads[turns.pickThread(threads, threads.length, running)].id;
  }

  @Test
  void theNextGetsItsTurnWhenTheOneBeforeCannotGoOn() {
    assertThat(pick(null)).isZero();
    assertThat(pick(null)).isEqualTo(1);
    assertThat(pick(null)).isEqualTo(2);
    assertThat(pick(null)).isZero();
  }

  @Test
  void aTurnIsLongAndEnds() {
    ControlledThread first = threads[2];
    pick(null);
    int actions = 1;
    while (pick(first) == 0) {
      actions++;
    }
    assertThat(actions).isEqualTo(50);
  }
}
