package dev.unravel.benchmarks.tinertia.videoencoder;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** How many rows of blocks of a frame are drawn, for those who wait for them. */
final class Progress {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition advanced = lock.newCondition();
  private int rows;

  void advance() {
    lock.lock();
    try {
      rows++;
      advanced.signalAll();
    } finally {
      lock.unlock();
    }
  }

  void await(int wanted) throws InterruptedException {
    lock.lock();
    try {
      while (rows < wanted) {
        advanced.await();
      }
    } finally {
      lock.unlock();
    }
  }
}
