package dev.unravel.explore.strategy;

import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.wire.Share;

/**
 * Picks every enabled thread with the same probability at every point. The naive walk that the
 * other strategies are measured against; unbiased over choices, not over schedules.
 */
public final class RandomWalk implements SearchStrategy {
  static final StrategyEntry ENTRY =
      StrategyEntry.drawing("random", "any thread at any point", RandomWalk::new);

  private final Dice dice;

  public RandomWalk(long seed, Share share) {
    dice = new Dice(seed, share);
  }

  @Override
  public String name() {
    return ENTRY.name();
  }

  @Override
  public void begin() {
    dice.begin();
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    return dice.below(count);
  }

  @Override
  public int pick(int bound) {
    return dice.below(bound);
  }
}
