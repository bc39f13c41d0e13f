package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * tryLock with a short timeout gets the lock in time or not. Without busy its timeout is not a
 * choice.
 */
@Outcomes({"x=0", "x=1", "busy"})
public final class TryLockMayTimeOut {
  private final ReentrantLock lock = new ReentrantLock();
  private int x;

  public static void main(String[] args) throws InterruptedException {
    TryLockMayTimeOut p = new TryLockMayTimeOut();
    Thread t =
        new Thread(
            () -> {
              p.lock.lock();
              p.x = 1;
              p.lock.unlock();
            });
    t.start();
    String result = "busy";
    if (p.lock.tryLock(1, TimeUnit.MILLISECONDS)) {
      result = "x=" + p.x;
      p.lock.unlock();
    }
    t.join();
    System.out.println(result);
  }
}
