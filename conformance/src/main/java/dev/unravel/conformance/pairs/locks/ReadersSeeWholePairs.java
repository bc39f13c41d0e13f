package dev.unravel.conformance.pairs.locks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Readers beside a writer of two fields; the broken twin writes under the read lock. */
public final class ReadersSeeWholePairs {

  private static int low;
  private static int high;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ReadWriteLock lock = new ReentrantReadWriteLock();
    Together.run(
        () -> {
          Lock mine = broken ? lock.readLock() : lock.writeLock();
          mine.lock();
          low = 1;
          high = 1;
          mine.unlock();
        },
        () -> {
          lock.readLock().lock();
          expect(low, high);
          lock.readLock().unlock();
        });
  }
}
