package dev.unravel.conformance.pairs.locks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.locks.StampedLock;

/** A pair that is read optimistically; the broken twin does not validate. */
public final class OptimisticRead {

  private static int low;
  private static int high;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    StampedLock lock = new StampedLock();
    Together.run(
        () -> {
          long stamp = lock.writeLock();
          low = 1;
          high = 1;
          lock.unlockWrite(stamp);
        },
        () -> {
          long stamp = lock.tryOptimisticRead();
          int a = low;
          int b = high;
          if (!broken && !lock.validate(stamp)) {
            stamp = lock.readLock();
            a = low;
            b = high;
            lock.unlockRead(stamp);
          }
          expect(a, b);
        });
  }
}
