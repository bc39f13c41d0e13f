package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.locks.StampedLock;

/** A point that is read without a lock and validated; the broken twin does not validate. */
public final class PointByStamp {
  private final StampedLock lock = new StampedLock();
  private int x;
  private int y;

  private void move() {
    long stamp = lock.writeLock();
    try {
      x++;
      y++;
    } finally {
      lock.unlockWrite(stamp);
    }
  }

  private void look(boolean trusts) {
    long stamp = lock.tryOptimisticRead();
    int seenX = x;
    int seenY = y;
    if (trusts || lock.validate(stamp)) {
      expect(seenX, seenY);
      return;
    }
    stamp = lock.readLock();
    try {
      expect(x, y);
    } finally {
      lock.unlockRead(stamp);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    PointByStamp point = new PointByStamp();
    Together.run(point::move, () -> point.look(broken));
  }
}
