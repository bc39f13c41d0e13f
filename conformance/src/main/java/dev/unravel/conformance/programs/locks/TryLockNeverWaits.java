package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantLock;

/**
 * tryLock takes a free lock and gives up on a held one. A missing outcome means the other thread
 * never stops inside its critical section.
 */
@Outcomes({"x=0", "x=1", "busy"})
public final class TryLockNeverWaits {
  private final ReentrantLock lock = new ReentrantLock();
  private int x;

  public static void main(String[] args) throws InterruptedException {
    TryLockNeverWaits p = new TryLockNeverWaits();
    Thread t =
        new Thread(
            () -> {
              p.lock.lock();
              p.x = 1;
              p.lock.unlock();
            });
    t.start();
    String result = "busy";
    if (p.lock.tryLock()) {
      result = "x=" + p.x;
      p.lock.unlock();
    }
    t.join();
    System.out.println(result);
  }
}
