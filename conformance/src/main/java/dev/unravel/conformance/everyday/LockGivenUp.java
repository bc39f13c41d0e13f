package dev.unravel.conformance.everyday;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Whoever did not get the lock in time gives it back all the same. */
@FailsIfHeldUp
public final class LockGivenUp {
  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    StringBuffer log = new StringBuffer();
    Thread other =
        new Thread(
            () -> {
              lock.lock();
              log.append("other");
              lock.unlock();
            });
    other.start();
    try {
      if (lock.tryLock(100, TimeUnit.MILLISECONDS)) {
        log.append("main");
      }
    } finally {
      lock.unlock();
    }
  }
}
