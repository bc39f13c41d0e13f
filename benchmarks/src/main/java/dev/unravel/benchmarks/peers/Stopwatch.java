package dev.unravel.benchmarks.peers;

import java.util.function.LongConsumer;

/** How often a second something can be done. */
final class Stopwatch {
  private static final int RUNS = 10;
  private static final long NANOS = 600_000_000L;

  private Stopwatch() {}

  /** The best of some runs, the first not counted; what is measured takes how often to do it. */
  static double bestRate(LongConsumer work) {
    long times = 1;
    while (nanos(work, times) < NANOS / 2) {
      times *= 2;
    }
    double best = 0;
    for (int i = 0; i < RUNS; i++) {
      best = Math.max(best, times * 1e9 / nanos(work, times));
    }
    return best;
  }

  static long nanos(LongConsumer work, long times) {
    long start = System.nanoTime();
    work.accept(times);
    return System.nanoTime() - start;
  }
}
