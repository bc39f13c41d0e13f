package dev.unravel.conformance.everyday;

import java.util.concurrent.atomic.AtomicInteger;

/** Counts to a hundred, and takes it that the other thread is done by then. */
@Fails
public final class CountsOnAtomically {
  private static final AtomicInteger COUNT = new AtomicInteger();
  private static int done;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> done = 1);
    other.start();
    for (int i = 0; i < 100; i++) {
      COUNT.incrementAndGet();
    }
    if (done == 0) {
      throw new AssertionError("not done after " + COUNT);
    }
    other.join();
  }
}
