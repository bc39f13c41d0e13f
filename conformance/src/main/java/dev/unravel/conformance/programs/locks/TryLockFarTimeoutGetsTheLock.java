package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * tryLock with a far timeout always gets a lock that will be freed. busy means time jumped ahead.
 */
@Outcomes({"x=0", "x=1"})
public final class TryLockFarTimeoutGetsTheLock {
  private final ReentrantLock lock = new ReentrantLock();
  private int x;

  public static void main(String[] args) throws InterruptedException {
    TryLockFarTimeoutGetsTheLock p = new TryLockFarTimeoutGetsTheLock();
    Thread t =
        new Thread(
            () -> {
              p.lock.lock();
              p.x = 1;
              p.lock.unlock();
            });
    t.start();
    String result = "busy";
    if (p.lock.tryLock(60, TimeUnit.SECONDS)) {
      result = "x=" + p.x;
      p.lock.unlock();
    }
    t.join();
    System.out.println(result);
  }
}
