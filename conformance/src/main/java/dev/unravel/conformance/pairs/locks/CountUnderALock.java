package dev.unravel.conformance.pairs.locks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.locks.ReentrantLock;

/** A counter under a lock; the broken twin reads it before it takes the lock. */
public final class CountUnderALock {

  private static int count;

  private static void add(ReentrantLock lock, boolean early) {
    int seen = count;
    lock.lock();
    try {
      count = (early ? seen : count) + 1;
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ReentrantLock lock = new ReentrantLock();
    Together.run(() -> add(lock, broken), () -> add(lock, broken));
    expect(2, count);
  }
}
