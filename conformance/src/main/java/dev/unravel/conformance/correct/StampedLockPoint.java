package dev.unravel.conformance.correct;

import java.util.concurrent.locks.StampedLock;

/** The point of StampedLock's documentation: move, and read optimistically. */
public final class StampedLockPoint {
  private final StampedLock lock = new StampedLock();
  private int x;
  private int y;

  private void move(int by) {
    long stamp = lock.writeLock();
    try {
      x += by;
      y += by;
    } finally {
      lock.unlockWrite(stamp);
    }
  }

  private int difference() {
    long stamp = lock.tryOptimisticRead();
    int seenX = x;
    int seenY = y;
    if (!lock.validate(stamp)) {
      stamp = lock.readLock();
      try {
        seenX = x;
        seenY = y;
      } finally {
        lock.unlockRead(stamp);
      }
    }
    return seenX - seenY;
  }

  public static void main(String[] args) throws InterruptedException {
    StampedLockPoint point = new StampedLockPoint();
    Thread t =
        new Thread(
            () -> {
              point.move(1);
              point.move(2);
            });
    t.start();
    int difference = point.difference();
    t.join();
    if (difference != 0) {
      throw new AssertionError("torn by " + difference);
    }
  }
}
