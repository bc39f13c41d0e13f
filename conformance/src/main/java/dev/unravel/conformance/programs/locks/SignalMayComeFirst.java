package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A signal nobody waits for is lost. */
@Outcomes({"woken", "FAIL lost-notification"})
public final class SignalMayComeFirst {
  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    Thread t =
        new Thread(
            () -> {
              lock.lock();
              condition.signal();
              lock.unlock();
            });
    t.start();
    lock.lock();
    condition.await();
    lock.unlock();
    t.join();
    System.out.println("woken");
  }
}
