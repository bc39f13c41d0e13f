package dev.unravel.explore.strategy;

import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.table.Blank;
import java.util.Arrays;

/**
 * The rule for when a thread's time is up, for strategies that go by priority. A thread that only a
 * timeout can wake is enabled all the time; if it were picked whenever its priority is the highest,
 * every timeout would pass at once, and a loop around a sleep would keep all others out. So most
 * timeouts wait until nothing else can act, and only some come early.
 */
final class Timeouts {
  private static final int EARLY = 4;

  private final Dice dice;
  private int[] decidedAt = new int[16];
  private boolean[] late = new boolean[16];

  Timeouts(Dice dice) {
    this.dice = dice;
  }

  void begin() {
    Blank.fill(decidedAt, 0);
  }

  /** Whether a thread has to wait until nobody else can act. */
  boolean mustWait(ControlledThread t) {
    if (t.isRunnable()) {
      return false;
    }
    int id = t.id();
    if (id >= late.length) {
      decidedAt = Arrays.copyOf(decidedAt, id * 2);
      late = Arrays.copyOf(late, id * 2);
    }
    if (decidedAt[id] != t.announcements()) {
      decidedAt[id] = t.announcements();
      late[id] = !dice.oneIn(EARLY);
    }
    return late[id];
  }
}
