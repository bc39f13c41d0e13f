package dev.unravel.conformance.programs.waiting;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CountDownLatch;

/** notifyAll wakes both waiters. A lost notification means it woke only one. */
@Outcomes("both woken")
public final class NotifyAllWakesEveryWaiter {
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
      lock.notifyAll();
    }
    a.join();
    b.join();
    System.out.println("both woken");
  }
}
