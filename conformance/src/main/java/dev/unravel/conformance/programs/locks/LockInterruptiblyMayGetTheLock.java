package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantLock;

/** The interrupt comes after the lock is free: either may be first. */
@Outcomes({"locked", "interrupted"})
public final class LockInterruptiblyMayGetTheLock {
  private String result;

  private void acquire(ReentrantLock lock) {
    try {
      lock.lockInterruptibly();
      lock.unlock();
      result = "locked";
    } catch (InterruptedException e) {
      result = "interrupted";
    }
  }

  public static void main(String[] args) throws InterruptedException {
    LockInterruptiblyMayGetTheLock p = new LockInterruptiblyMayGetTheLock();
    ReentrantLock lock = new ReentrantLock();
    Thread t = new Thread(() -> p.acquire(lock));
    lock.lock();
    t.start();
    lock.unlock();
    t.interrupt();
    t.join();
    System.out.println(p.result);
  }
}
