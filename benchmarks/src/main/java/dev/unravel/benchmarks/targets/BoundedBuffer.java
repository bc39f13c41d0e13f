package dev.unravel.benchmarks.targets;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A buffer of one place with a lock and two conditions; two producers, two consumers. */
public final class BoundedBuffer {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition notFull = lock.newCondition();
  private final Condition notEmpty = lock.newCondition();
  private final Deque<Integer> items = new ArrayDeque<>();

  private BoundedBuffer() {}

  public static void main(String[] arguments) throws InterruptedException {
    BoundedBuffer buffer = new BoundedBuffer();
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(i < 2 ? buffer::produce : buffer::consume);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private void produce() {
    for (int i = 0; i < 3; i++) {
      lock.lock();
      try {
        while (items.size() == 1) {
          notFull.awaitUninterruptibly();
        }
        items.add(i);
        notEmpty.signal();
      } finally {
        lock.unlock();
      }
    }
  }

  private void consume() {
    for (int i = 0; i < 3; i++) {
      lock.lock();
      try {
        while (items.isEmpty()) {
          notEmpty.awaitUninterruptibly();
        }
        items.remove();
        notFull.signal();
      } finally {
        lock.unlock();
      }
    }
  }
}
