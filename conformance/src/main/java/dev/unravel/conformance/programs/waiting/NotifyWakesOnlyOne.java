package dev.unravel.conformance.programs.waiting;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CountDownLatch;

/** One notify for two waiters leaves one waiting for ever. A normal end means notify woke both. */
@Outcomes("FAIL lost-notification")
public final class NotifyWakesOnlyOne {
  private static void await(Object lock, CountDownLatch waiting) {
    synchronized (lock) {
      waiting.countDown();
      try {
        lock.wait();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    CountDownLatch waiting = new CountDownLatch(2);
    Thread a = new Thread(() -> await(lock, waiting));
    Thread b = new Thread(() -> await(lock, waiting));
    a.start();
    b.start();
    waiting.await();
    synchronized (lock) {
      lock.notify();
    }
    a.join();
    b.join();
    System.out.println("both woken");
  }
}
