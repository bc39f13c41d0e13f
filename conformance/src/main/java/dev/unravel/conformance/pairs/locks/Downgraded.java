package dev.unravel.conformance.pairs.locks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A writer that goes on as a reader; the broken twin lets go in between. */
public final class Downgraded {

  private static int value;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Together.run(
        () -> {
          lock.writeLock().lock();
          value = 1;
          if (broken) {
            lock.writeLock().unlock();
            lock.readLock().lock();
          } else {
            lock.readLock().lock();
            lock.writeLock().unlock();
          }
          expect(1, value);
          lock.readLock().unlock();
        },
        () -> {
          lock.writeLock().lock();
          value = 2;
          lock.writeLock().unlock();
        });
  }
}
