package dev.unravel.conformance.correct;

import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** Hits counted by a LongAdder, the maximum by an accumulator. */
public final class LongAdderStatistics {
  public static void main(String[] args) throws InterruptedException {
    LongAdder hits = new LongAdder();
    LongAccumulator longest = new LongAccumulator(Math::max, Long.MIN_VALUE);
    Thread t =
        new Thread(
            () -> {
              hits.increment();
              longest.accumulate(4);
            });
    t.start();
    hits.add(2);
    longest.accumulate(3);
    t.join();
    if (hits.sum() != 3 || longest.get() != 4) {
      throw new AssertionError(hits + " " + longest);
    }
  }
}
