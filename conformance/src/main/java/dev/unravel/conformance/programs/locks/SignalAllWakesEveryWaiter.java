package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** signalAll wakes both waiters. */
@Outcomes("both woken")
public final class SignalAllWakesEveryWaiter {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition condition = lock.newCondition();

  private void await(CountDownLatch waiting) {
    lock.lock();
    waiting.countDown();
    condition.awaitUninterruptibly();
    lock.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    SignalAllWakesEveryWaiter p = new SignalAllWakesEveryWaiter();
    CountDownLatch waiting = new CountDownLatch(2);
    Thread a = new Thread(() -> p.await(waiting));
    Thread b = new Thread(() -> p.await(waiting));
    a.start();
    b.start();
    waiting.await();
    p.lock.lock();
    p.condition.signalAll();
    p.lock.unlock();
    a.join();
    b.join();
    System.out.println("both woken");
  }
}
