package dev.unravel.benchmarks.targets;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A buffer of one place with a lock and two conditions; two producers, two consumers.
 *
 * <p>No lambdas, and a static field: Lincheck sees that threads share an object only so.
 */
public final class BoundedBuffer {
  private static BoundedBuffer shared;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition notFull = lock.newCondition();
  private final Condition notEmpty = lock.newCondition();
  private final Deque<Integer> items = new ArrayDeque<>();

  private BoundedBuffer() {}

  private static final class User implements Runnable {
    private final BoundedBuffer buffer;
    private final boolean produces;

    User(BoundedBuffer buffer, boolean produces) {
      this.buffer = buffer;
      this.produces = produces;
    }

    @Override
    public void run() {
      if (produces) {
        buffer.produce();
      } else {
        buffer.consume();
      }
    }
  }

  public static void main(String[] arguments) throws InterruptedException {
    BoundedBuffer buffer = new BoundedBuffer();
    shared = buffer;
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      boolean produces = i < 2;
      threads[i] = new Thread(new User(buffer, produces));
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
