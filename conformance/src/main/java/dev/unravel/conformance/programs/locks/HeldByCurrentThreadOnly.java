package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantLock;

/** Only the thread that took the lock holds it, while everybody sees that it is locked. */
@Outcomes("mine=true other=false locked=true")
public final class HeldByCurrentThreadOnly {
  private boolean other;
  private boolean locked;

  public static void main(String[] args) throws InterruptedException {
    HeldByCurrentThreadOnly p = new HeldByCurrentThreadOnly();
    ReentrantLock lock = new ReentrantLock();
    Thread t =
        new Thread(
            () -> {
              p.other = lock.isHeldByCurrentThread();
              p.locked = lock.isLocked();
            });
    lock.lock();
    t.start();
    boolean mine = lock.isHeldByCurrentThread();
    t.join();
    lock.unlock();
    System.out.println("mine=" + mine + " other=" + p.other + " locked=" + p.locked);
  }
}
