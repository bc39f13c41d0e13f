package dev.unravel.benchmarks.tinertia.compressor;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The blocks on their way to the threads that compress. Like the queue of pbzip2 it is a lock, two
 * conditions and a list, and whoever made it has to delete it.
 */
final class BlockQueue {
  private final int capacity;
  private ReentrantLock lock = new ReentrantLock();
  private final Condition notFull = lock.newCondition();
  private final Condition notEmpty = lock.newCondition();
  private final Deque<Block> blocks = new ArrayDeque<>();
  private boolean closed;
  private int holders;

  BlockQueue(int capacity) {
    this.capacity = capacity;
  }

  void put(Block block) throws InterruptedException {
    lock.lock();
    try {
      while (blocks.size() == capacity) {
        notFull.await();
      }
      blocks.add(block);
      notEmpty.signal();
    } finally {
      lock.unlock();
    }
  }

  /** The next block, or nothing once the queue is closed and empty. */
  Optional<Block> take() throws InterruptedException {
    lock.lock();
    try {
      while (blocks.isEmpty() && !closed) {
        notEmpty.await();
      }
      notFull.signal();
      return Optional.ofNullable(blocks.poll());
    } finally {
      lock.unlock();
    }
  }

  /** One more thread takes from it, and so it must stay. */
  void attach() {
    lock.lock();
    try {
      holders++;
    } finally {
      lock.unlock();
    }
  }

  /** A thread that takes no more says so. */
  void detach() {
    ReentrantLock held = lock;
    held.lock();
    try {
      holders--;
      notFull.signal();
    } finally {
      held.unlock();
    }
  }

  /** No more blocks will come. */
  void close() {
    lock.lock();
    try {
      closed = true;
      notEmpty.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Gives up what it is made of. Nobody may hold it any more, and it relies on that. */
  void delete() {
    lock = null;
  }
}
