package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A fair lock goes to the thread that queued before main asked again. queued=true x=0 means main
 * overtook it.
 */
@Outcomes({"queued=true x=1", "queued=false x=0", "queued=false x=1"})
public final class FairLockServesItsQueue {
  private final ReentrantLock lock = new ReentrantLock(true);
  private int x;

  public static void main(String[] args) throws InterruptedException {
    FairLockServesItsQueue p = new FairLockServesItsQueue();
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
