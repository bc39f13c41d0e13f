package dev.unravel.conformance.correct;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Three philosophers, the last one left-handed, so that nobody starves. */
public final class DiningPhilosophers {
  private static void eat(ReentrantLock first, ReentrantLock second, AtomicInteger meals) {
    first.lock();
    second.lock();
    meals.incrementAndGet();
    second.unlock();
    first.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    ReentrantLock a = new ReentrantLock();
    ReentrantLock b = new ReentrantLock();
    ReentrantLock c = new ReentrantLock();
    AtomicInteger meals = new AtomicInteger();
    Thread t = new Thread(() -> eat(a, b, meals));
    Thread u = new Thread(() -> eat(b, c, meals));
    t.start();
    u.start();
    eat(a, c, meals);
    t.join();
    u.join();
    if (meals.get() != 3) {
      throw new AssertionError("meals " + meals);
    }
  }
}
