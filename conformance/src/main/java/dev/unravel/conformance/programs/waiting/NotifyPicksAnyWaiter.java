package dev.unravel.conformance.programs.waiting;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CountDownLatch;

/**
 * notify may wake either of two waiters, whoever came first. A missing outcome means the choice of
 * the waiter is not searched.
 */
@Outcomes(
    value = {"came=A woken=A", "came=A woken=B", "came=B woken=A", "came=B woken=B"},
    large = true)
public final class NotifyPicksAnyWaiter {
  private final Object lock = new Object();
  private final CountDownLatch waiting = new CountDownLatch(2);
  private final CountDownLatch woken = new CountDownLatch(1);
  private String firstCome;
  private String firstWoken;

  private void await(String name) {
    synchronized (lock) {
      if (firstCome == null) {
        firstCome = name;
      }
      waiting.countDown();
      try {
        lock.wait();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      if (firstWoken == null) {
        firstWoken = name;
      }
      woken.countDown();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    NotifyPicksAnyWaiter p = new NotifyPicksAnyWaiter();
    Thread a = new Thread(() -> p.await("A"));
    Thread b = new Thread(() -> p.await("B"));
    a.start();
    b.start();
    p.waiting.await();
    synchronized (p.lock) {
      p.lock.notify();
    }
    p.woken.await();
    synchronized (p.lock) {
      p.lock.notify();
    }
    a.join();
    b.join();
    System.out.println("came=" + p.firstCome + " woken=" + p.firstWoken);
  }
}
