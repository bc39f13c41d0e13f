package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantLock;

/** lock is not ended by an interrupt and leaves the status set for later. */
@Outcomes("locked true")
public final class LockOutlastsAnInterrupt {
  private String result;

  public static void main(String[] args) throws InterruptedException {
    LockOutlastsAnInterrupt p = new LockOutlastsAnInterrupt();
    ReentrantLock lock = new ReentrantLock();
    Thread t =
        new Thread(
            () -> {
              lock.lock();
              p.result = "locked " + Thread.interrupted();
              lock.unlock();
            });
    lock.lock();
    t.start();
    t.interrupt();
    lock.unlock();
    t.join();
    System.out.println(p.result);
  }
}
