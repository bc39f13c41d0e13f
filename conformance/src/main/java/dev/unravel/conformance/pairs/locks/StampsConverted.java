package dev.unravel.conformance.pairs.locks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.locks.StampedLock;

/** A read stamp that becomes a write stamp; the broken twin writes though it did not. */
public final class StampsConverted {

  private static int level;

  private static void raise(StampedLock lock, boolean careless) {
    long stamp = lock.readLock();
    int seen = level;
    long write = lock.tryConvertToWriteLock(stamp);
    if (write == 0 && careless) {
      level = seen + 1;
      lock.unlockRead(stamp);
      return;
    }
    if (write == 0) {
      lock.unlockRead(stamp);
      write = lock.writeLock();
      seen = level;
    }
    level = seen + 1;
    lock.unlockWrite(write);
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    StampedLock lock = new StampedLock();
    Together.run(() -> raise(lock, broken), () -> raise(lock, broken));
    expect(2, level);
  }
}
