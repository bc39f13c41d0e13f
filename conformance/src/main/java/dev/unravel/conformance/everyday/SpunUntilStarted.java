package dev.unravel.conformance.everyday;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A busy wait of three seconds at most for a task that a task starts: right. */
public final class SpunUntilStarted {
  private static Future<?> inner;

  private static synchronized boolean isStarted() {
    return inner != null;
  }

  private static synchronized void start(ExecutorService pool) {
    inner = pool.submit(() -> {});
  }

  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.submit(() -> start(pool));
    long end = System.currentTimeMillis() + 3_000;
    while (!isStarted()) {
      if (System.currentTimeMillis() > end) {
        throw new AssertionError("not started in 3 s");
      }
    }
    pool.shutdownNow();
  }
}
