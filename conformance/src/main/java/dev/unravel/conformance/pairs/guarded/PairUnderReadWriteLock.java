package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two fields under a read-write lock; the broken twin writes them under the lock for reading. */
public final class PairUnderReadWriteLock {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private int left;
  private int right;

  private void write(int value, Lock under) {
    under.lock();
    try {
      left = value;
      right = value;
    } finally {
      under.unlock();
    }
  }

  private void read() {
    lock.readLock().lock();
    try {
      expect(left, right);
    } finally {
      lock.readLock().unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    PairUnderReadWriteLock pair = new PairUnderReadWriteLock();
    Lock under = isBroken(args) ? pair.lock.readLock() : pair.lock.writeLock();
    Together.run(() -> pair.write(1, under), pair::read, pair::read);
  }
}
