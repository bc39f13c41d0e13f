package dev.unravel.conformance.everyday;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that is held for a moment is given two seconds: right. */
public final class LockWithinTwoSeconds {
  private static int count;

  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Thread other =
        new Thread(
            () -> {
              lock.lock();
              try {
                count++;
              } finally {
                lock.unlock();
              }
            });
    other.start();
    if (!lock.tryLock(2, TimeUnit.SECONDS)) {
      throw new AssertionError("no lock in 2 s");
    }
    try {
      count++;
    } finally {
      lock.unlock();
    }
    other.join();
    if (count != 2) {
      throw new AssertionError("counted " + count);
    }
  }
}
