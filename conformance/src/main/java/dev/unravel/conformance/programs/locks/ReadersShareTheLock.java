package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A second reader gets the read lock while the first holds it. */
@Outcomes("true")
public final class ReadersShareTheLock {
  private boolean second;

  public static void main(String[] args) throws InterruptedException {
    ReadersShareTheLock p = new ReadersShareTheLock();
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    lock.readLock().lock();
    Thread t = new Thread(() -> p.second = lock.readLock().tryLock());
    t.start();
    t.join();
    lock.readLock().unlock();
    System.out.println(p.second);
  }
}
