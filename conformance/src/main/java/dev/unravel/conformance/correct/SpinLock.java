package dev.unravel.conformance.correct;

import java.util.concurrent.atomic.AtomicBoolean;

/** A test-and-set lock that spins with onSpinWait. */
public final class SpinLock {
  private final AtomicBoolean held = new AtomicBoolean();
  private int count;

  private void increment() {
    while (!held.compareAndSet(false, true)) {
      Thread.onSpinWait();
    }
    try {
      count++;
    } finally {
      held.set(false);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    SpinLock p = new SpinLock();
    Thread t =
        new Thread(
            () -> {
              p.increment();
              p.increment();
            });
    t.start();
    p.increment();
    t.join();
    if (p.count != 3) {
      throw new AssertionError("count " + p.count);
    }
  }
}
