package dev.unravel.conformance.correct;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** One delayed and one periodic task, then an orderly end. */
public final class ScheduledExecutorTicks {
  public static void main(String[] args) throws Exception {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
    AtomicInteger ticks = new AtomicInteger();
    ScheduledFuture<Integer> delayed = pool.schedule(() -> 5, 2, TimeUnit.MILLISECONDS);
    pool.scheduleWithFixedDelay(
        () -> {
          if (ticks.incrementAndGet() == 2) {
            pool.shutdown();
          }
        },
        1,
        1,
        TimeUnit.MILLISECONDS);
    if (delayed.get() != 5) {
      throw new AssertionError("delayed");
    }
    if (!pool.awaitTermination(1, TimeUnit.MINUTES)) {
      throw new AssertionError("still running");
    }
    if (ticks.get() != 2) {
      throw new AssertionError("ticks " + ticks);
    }
  }
}
