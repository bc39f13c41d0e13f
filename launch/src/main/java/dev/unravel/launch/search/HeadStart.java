package dev.unravel.launch.search;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets the first worker run alone for a moment. Many bugs show in the first few executions, and
 * JVMs that start at the same time slow each other down: without this, what is easy to find would
 * take longer with many workers than with one. Which executions each of them makes is not touched.
 */
final class HeadStart {
  /** Twice what a worker takes to warm up and to find a bug in a small program. */
  private static final long MILLIS = 500;

  private final CountDownLatch running = new CountDownLatch(1);
  private final CountDownLatch over = new CountDownLatch(1);
  private volatile long begun = System.nanoTime();

  /** The first worker is up. From now on the time counts. */
  void begin() {
    if (running.getCount() > 0) {
      begun = System.nanoTime();
      running.countDown();
    }
  }

  /** The first worker has ended. */
  void end() {
    running.countDown();
    over.countDown();
  }

  /** Waits until the others may start. */
  void await() {
    try {
      running.await();
      over.await(MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  /** How long the search has been going on. */
  long millis() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
  }
}
