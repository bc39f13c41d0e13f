package dev.unravel.conformance.correct;

import java.util.ArrayDeque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A bounded buffer on a lock with two conditions. */
public final class BoundedBufferWithConditions {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition notFull = lock.newCondition();
  private final Condition notEmpty = lock.newCondition();
  private final ArrayDeque<Integer> items = new ArrayDeque<>();

  private void put(int value) throws InterruptedException {
    lock.lock();
    try {
      while (items.size() == 1) {
        notFull.await();
      }
      items.add(value);
      notEmpty.signal();
    } finally {
      lock.unlock();
    }
  }

  private int take() throws InterruptedException {
    lock.lock();
    try {
      while (items.isEmpty()) {
        notEmpty.await();
      }
      int value = items.remove();
      notFull.signal();
      return value;
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    BoundedBufferWithConditions buffer = new BoundedBufferWithConditions();
    Thread producer =
        new Thread(
            () -> {
              try {
                for (int i = 1; i <= 3; i++) {
                  buffer.put(i);
                }
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    producer.start();
    for (int i = 1; i <= 3; i++) {
      int got = buffer.take();
      if (got != i) {
        throw new AssertionError("got " + got + " instead of " + i);
      }
    }
    producer.join();
  }
}
