package dev.unravel.conformance.pairs.locks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * A cache that is filled under the write lock; the broken twin does not look again once it has it.
 */
public final class CacheFilledOnce {

  private static Integer value;
  private static int computed;

  private static int get(ReentrantReadWriteLock lock, boolean once) {
    lock.readLock().lock();
    Integer seen = value;
    lock.readLock().unlock();
    if (seen != null) {
      return seen;
    }
    lock.writeLock().lock();
    try {
      if (once || value == null) {
        computed++;
        value = 7;
      }
      return value;
    } finally {
      lock.writeLock().unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Together.run(() -> get(lock, broken), () -> get(lock, broken));
    expect(1, computed);
  }
}
