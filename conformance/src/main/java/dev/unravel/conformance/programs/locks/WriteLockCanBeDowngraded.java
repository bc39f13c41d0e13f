package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A writer that takes the read lock before it lets go of the write lock reads what it wrote. */
@Outcomes("x=1")
public final class WriteLockCanBeDowngraded {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private int x;

  public static void main(String[] args) throws InterruptedException {
    WriteLockCanBeDowngraded p = new WriteLockCanBeDowngraded();
    Thread t =
        new Thread(
            () -> {
              p.lock.writeLock().lock();
              p.x = 2;
              p.lock.writeLock().unlock();
            });
    t.start();
    p.lock.writeLock().lock();
    p.x = 1;
    p.lock.readLock().lock();
    p.lock.writeLock().unlock();
    int x = p.x;
    p.lock.readLock().unlock();
    t.join();
    System.out.println("x=" + x);
  }
}
