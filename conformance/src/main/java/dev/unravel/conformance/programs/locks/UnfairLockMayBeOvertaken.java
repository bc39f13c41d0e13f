package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantLock;

/**
 * An unfair lock may be taken by main again although the other thread queued first. Without
 * queued=true x=0 there is no barging.
 */
@Outcomes({"queued=true x=0", "queued=true x=1", "queued=false x=0", "queued=false x=1"})
public final class UnfairLockMayBeOvertaken {
  private final ReentrantLock lock = new ReentrantLock();
  private int x;

  public static void main(String[] args) throws InterruptedException {
    UnfairLockMayBeOvertaken p = new UnfairLockMayBeOvertaken();
    Thread t =
        new Thread(
            () -> {
              p.lock.lock();
              p.x = 1;
              p.lock.unlock();
            });
    p.lock.lock();
    t.start();
    boolean queued = p.lock.hasQueuedThread(t);
    p.lock.unlock();
    p.lock.lock();
    int x = p.x;
    p.lock.unlock();
    t.join();
    System.out.println("queued=" + queued + " x=" + x);
  }
}
