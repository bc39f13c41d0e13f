package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** One signal for two waiters leaves one waiting for ever. A normal end means signal woke both. */
@Outcomes("FAIL lost-notification")
public final class SignalWakesOnlyOne {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition condition = lock.newCondition();

  private void await(CountDownLatch waiting) {
    lock.lock();
    waiting.countDown();
    condition.awaitUninterruptibly();
    lock.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    SignalWakesOnlyOne p = new SignalWakesOnlyOne();
    CountDownLatch waiting = new CountDownLatch(2);
    Thread a = new Thread(() -> p.await(waiting));
    Thread b = new Thread(() -> p.await(waiting));
    a.start();
    b.start();
    waiting.await();
    p.lock.lock();
    p.condition.signal();
    p.lock.unlock();
    a.join();
    b.join();
    System.out.println("both woken");
  }
}
