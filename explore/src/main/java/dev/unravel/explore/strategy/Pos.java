package dev.unravel.explore.strategy;

import dev.unravel.runtime.memory.ConflictWatch;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.table.Blank;
import dev.unravel.wire.Share;
import java.util.Arrays;

/**
 * Partial order sampling: Yuan, Yang, Gu, "Partial Order Aware Concurrency Sampling", CAV 2018.
 * Each operation that a thread announces gets a random priority, the highest acts, and what
 * conflicts with it gets a new priority. So operations that do not conflict cannot squander the
 * randomness, and partial orders come out nearly evenly.
 *
 * <p>Deviations: only operations that can act at the moment get a new priority, not those that wait
 * for a monitor; timeouts, which the paper does not have, see {@link Timeouts}.
 */
public final class Pos implements SearchStrategy {
  static final StrategyEntry ENTRY =
      StrategyEntry.drawing("pos", "by priorities, drawn anew at conflicts", Pos::new);

  private final Dice dice;
  private final Timeouts timeouts;
  private long[] priorities = new long[16];
  private int[] drawnAt = new int[16];

  public Pos(long seed, Share share) {
    dice = new Dice(seed, share);
    timeouts = new Timeouts(dice);
  }

  @Override
  public String name() {
    return ENTRY.name();
  }

  @Override
  public void begin() {
    dice.begin();
    timeouts.begin();
    Blank.fill(drawnAt, -1);
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    int best = -1;
    long bestPriority = 0;
    for (int i = 0; i < count; i++) {
      long priority = priority(enabled[i]);
      if (best < 0 || priority > bestPriority) {
        best = i;
        bestPriority = priority;
      }
    }
    acts(enabled, count, enabled[best]);
    return best;
  }

  /** The priority of what a thread has announced. */
  long priority(ControlledThread t) {
    int id = t.id();
    if (id >= priorities.length) {
      priorities = Arrays.copyOf(priorities, id * 2);
      int before = drawnAt.length;
      drawnAt = Arrays.copyOf(drawnAt, id * 2);
      Arrays.fill(drawnAt, before, drawnAt.length, -1);
    }
    if (drawnAt[id] != t.announcements()) {
      drawnAt[id] = t.announcements();
      priorities[id] = dice.priority();
    }
    return timeouts.mustWait(t) ? Long.MIN_VALUE + priorities[id] : priorities[id];
  }

  /** A thread was picked: what conflicts with it is drawn again. */
  void acts(ControlledThread[] enabled, int count, ControlledThread chosen) {
    for (int i = 0; i < count; i++) {
      ControlledThread other = enabled[i];
      if (other != chosen && ConflictWatch.between(other, chosen)) {
        priorities[other.id()] = dice.priority();
      }
    }
  }

  Dice dice() {
    return dice;
  }

  @Override
  public int pick(int bound) {
    return dice.below(bound);
  }
}
