package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A Condition of a ReentrantLock wakes in order of arrival, unlike notify. A mixed pair means
 * signal picks at random.
 */
@Outcomes(
    value = {"came=A woken=A", "came=B woken=B"},
    large = true)
public final class SignalWakesTheLongestWaiting {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition condition = lock.newCondition();
  private final CountDownLatch waiting = new CountDownLatch(2);
  private final CountDownLatch woken = new CountDownLatch(1);
  private String firstCome;
  private String firstWoken;

  private void await(String name) {
    lock.lock();
    if (firstCome == null) {
      firstCome = name;
    }
    waiting.countDown();
    condition.awaitUninterruptibly();
    if (firstWoken == null) {
      firstWoken = name;
    }
    woken.countDown();
    lock.unlock();
  }

  private void signal() {
    lock.lock();
    condition.signal();
    lock.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    SignalWakesTheLongestWaiting p = new SignalWakesTheLongestWaiting();
    Thread a = new Thread(() -> p.await("A"));
    Thread b = new Thread(() -> p.await("B"));
    a.start();
    b.start();
    p.waiting.await();
    p.signal();
    p.woken.await();
    p.signal();
    a.join();
    b.join();
    System.out.println("came=" + p.firstCome + " woken=" + p.firstWoken);
  }
}
