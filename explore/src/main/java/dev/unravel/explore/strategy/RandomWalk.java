package dev.unravel.explore.strategy;

import dev.unravel.explore.SearchStrategy;
import dev.unravel.runtime.ControlledThread;

/**
 * Picks every enabled thread with the same probability at every point. The naive walk that the
 * other strategies are measured against; unbiased over choices, not over schedules.
 */
public final class RandomWalk implements SearchStrategy {
  private final long seed;
  private long execution;
  private long state;

  public RandomWalk(long seed) {
    this.seed = seed;
  }

  @Override
  public String name() {
    return "random";
  }

  @Override
  public void begin() {
    state = mix(seed * 0x9E3779B97F4A7C15L + ++execution);
    if (state == 0) {
      state = 1;
    }
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    return next(count);
  }

  @Override
  public int pick(int bound) {
    return next(bound);
  }

  /** xorshift64*: a few cycles a draw, and good enough bits at the top. */
  private int next(int bound) {
    long x = state;
    x ^= x >>> 12;
    x ^= x << 25;
    x ^= x >>> 27;
    state = x;
    long bits = (x * 0x2545F4914F6CDD1DL) >>> 33;
    return (int) ((bits * bound) >>> 31);
  }

  private static long mix(long value) {
    long z = value;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
