package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A writer's tryLock fails while a reader is inside and works before and after. */
@Outcomes({"true", "false"})
public final class ReaderHoldsOffAWriter {
  private boolean got;

  public static void main(String[] args) throws InterruptedException {
    ReaderHoldsOffAWriter p = new ReaderHoldsOffAWriter();
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Thread t = new Thread(() -> p.got = lock.writeLock().tryLock());
    lock.readLock().lock();
    t.start();
    lock.readLock().unlock();
    t.join();
    System.out.println(p.got);
  }
}
