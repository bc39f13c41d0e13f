package dev.unravel.conformance.programs.waiting;

import dev.unravel.conformance.Outcomes;

/**
 * A waiter that was notified first and interrupted afterwards returns normally with its status set,
 * as HotSpot does.
 */
@Outcomes("returned true")
public final class NotifyThenInterruptKeepsTheStatus {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread waiter = Thread.currentThread();
    Thread t =
        new Thread(
            () -> {
              synchronized (lock) {
                lock.notify();
                waiter.interrupt();
              }
            });
    String result;
    synchronized (lock) {
      t.start();
      try {
        lock.wait();
        result = "returned " + Thread.interrupted();
      } catch (InterruptedException e) {
        result = "interrupted";
      }
    }
    t.join();
    System.out.println(result);
  }
}
