package dev.unravel.conformance.correct;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A cache that loads each key once under a read-write lock. */
public final class ReadWriteLockCache {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private final Map<String, Integer> cache = new HashMap<>();
  private int loads;

  private int get(String key) {
    lock.readLock().lock();
    try {
      Integer hit = cache.get(key);
      if (hit != null) {
        return hit;
      }
    } finally {
      lock.readLock().unlock();
    }
    lock.writeLock().lock();
    try {
      return cache.computeIfAbsent(
          key,
          k -> {
            loads++;
            return k.length();
          });
    } finally {
      lock.writeLock().unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ReadWriteLockCache p = new ReadWriteLockCache();
    Thread t = new Thread(() -> p.get("key"));
    t.start();
    int value = p.get("key");
    t.join();
    if (value != 3 || p.loads != 1) {
      throw new AssertionError("value " + value + " loads " + p.loads);
    }
  }
}
