package dev.unravel.conformance.everyday;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** A condition is asked for again and again, as libraries for tests do it: right. */
public final class AskedUntilItHolds {
  private static void await(BooleanSupplier condition) throws InterruptedException {
    long start = System.nanoTime();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() - start > 10_000_000_000L) {
        throw new AssertionError("the condition did not hold within 10 s");
      }
      Thread.sleep(100);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    AtomicInteger ended = new AtomicInteger();
    for (int i = 0; i < 2; i++) {
      new Thread(ended::incrementAndGet).start();
    }
    await(() -> ended.get() == 2);
  }
}
