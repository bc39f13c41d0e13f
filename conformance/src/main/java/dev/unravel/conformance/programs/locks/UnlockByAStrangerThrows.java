package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantLock;

/** unlock by a thread that does not hold the lock throws. */
@Outcomes("IllegalMonitorStateException")
public final class UnlockByAStrangerThrows {
  private String result;

  public static void main(String[] args) throws InterruptedException {
    UnlockByAStrangerThrows p = new UnlockByAStrangerThrows();
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    Thread t =
        new Thread(
            () -> {
              try {
                lock.unlock();
                p.result = "unlocked";
              } catch (IllegalMonitorStateException e) {
                p.result = "IllegalMonitorStateException";
              }
            });
    t.start();
    t.join();
    System.out.println(p.result);
  }
}
