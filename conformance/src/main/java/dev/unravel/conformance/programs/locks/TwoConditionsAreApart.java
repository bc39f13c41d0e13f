package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A signal on one condition does not wake a waiter of another one of the same lock. */
@Outcomes("FAIL lost-notification")
public final class TwoConditionsAreApart {
  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Condition awaited = lock.newCondition();
    Condition signalled = lock.newCondition();
    Thread t =
        new Thread(
            () -> {
              lock.lock();
              signalled.signalAll();
              lock.unlock();
            });
    lock.lock();
    t.start();
    awaited.await();
    lock.unlock();
    t.join();
    System.out.println("woken");
  }
}
