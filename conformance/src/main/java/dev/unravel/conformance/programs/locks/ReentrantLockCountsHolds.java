package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantLock;

/** A lock taken twice is free after the second unlock. x=1 means the first one freed it. */
@Outcomes({"x=0", "x=2"})
public final class ReentrantLockCountsHolds {
  private final ReentrantLock lock = new ReentrantLock();
  private int x;

  public static void main(String[] args) throws InterruptedException {
    ReentrantLockCountsHolds p = new ReentrantLockCountsHolds();
    Thread t =
        new Thread(
            () -> {
              p.lock.lock();
              p.lock.lock();
              p.x = 1;
              p.lock.unlock();
              p.x = 2;
              p.lock.unlock();
            });
    t.start();
    p.lock.lock();
    int x = p.x;
    p.lock.unlock();
    t.join();
    System.out.println("x=" + x);
  }
}
