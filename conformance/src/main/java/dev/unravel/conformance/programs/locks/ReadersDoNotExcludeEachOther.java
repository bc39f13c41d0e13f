package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Increments under the read lock may be lost. Without x=1 the read lock is modelled as exclusive.
 */
@Outcomes({"x=1", "x=2"})
public final class ReadersDoNotExcludeEachOther {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private int x;

  private void increment() {
    lock.readLock().lock();
    x++;
    lock.readLock().unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    ReadersDoNotExcludeEachOther p = new ReadersDoNotExcludeEachOther();
    Thread t = new Thread(p::increment);
    t.start();
    p.increment();
    t.join();
    System.out.println("x=" + p.x);
  }
}
