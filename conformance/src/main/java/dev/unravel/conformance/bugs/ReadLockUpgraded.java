package dev.unravel.conformance.bugs;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A thread asks for the write lock while it has the read lock. */
@Expected(pattern = "self deadlock", about = "ReentrantReadWriteLock")
public final class ReadLockUpgraded {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private volatile boolean stale;

  private void refresh() {
    lock.readLock().lock(); // <-
    if (stale) {
      lock.writeLock().lock(); // <-
      stale = false;
      lock.writeLock().unlock();
    }
    lock.readLock().unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    ReadLockUpgraded it = new ReadLockUpgraded();
    Thread first = new Thread(it::refresh, "reader");
    Thread second = new Thread(() -> it.stale = true, "invalidator");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
