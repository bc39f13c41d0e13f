package dev.unravel.conformance.everyday;

import java.util.concurrent.atomic.AtomicInteger;

/** A main method that counts threads until it is alone. */
public final class WaitsForAllThreads {
  private static final AtomicInteger DONE = new AtomicInteger();

  public static void main(String[] args) {
    int before = Thread.activeCount();
    new Thread(DONE::incrementAndGet).start();
    new Thread(DONE::incrementAndGet).start();
    while (Thread.activeCount() > before) {
      Thread.yield();
    }
    if (DONE.get() != 2) {
      throw new AssertionError(DONE.toString());
    }
  }
}
