package dev.unravel.explore.strategy;

import dev.unravel.wire.Share;

/**
 * Random numbers that depend on nothing but the seed and the number of the execution, so that any
 * execution of a search can be had without the ones before it.
 */
public final class Dice {
  private final long seed;
  private final Share share;
  private long executions;
  private long state;

  /** Drawn ahead: a pick waits for nothing but its own last steps. */
  private long ready;

  public Dice(long seed, Share share) {
    this.seed = seed;
    this.share = share;
  }

  /** The next execution of this share starts. */
  public void begin() {
    state = mix(seed * 0x9E3779B97F4A7C15L + share.piece(executions++) + 1);
    if (state == 0) {
      state = 1;
    }
    ready = draw();
  }

  /** From 0 to {@code bound - 1}. */
  public int below(int bound) {
    return (int) (((bits() >>> 33) * bound) >>> 31);
  }

  /** Any positive number but a few; good enough as a priority that no two share. */
  public long priority() {
    return bits() >>> 1;
  }

  /** True once in so many times. */
  public boolean oneIn(int times) {
    return below(times) == 0;
  }

  private long bits() {
    long bits = ready;
    ready = draw();
    return bits;
  }

  /** xorshift64*: a few cycles a draw, and good enough bits at the top. */
  private long draw() {
    long x = state;
    x ^= x >>> 12;
    x ^= x << 25;
    x ^= x >>> 27;
    state = x;
    return x * 0x2545F4914F6CDD1DL;
  }

  private static long mix(long value) {
    long z = value;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
