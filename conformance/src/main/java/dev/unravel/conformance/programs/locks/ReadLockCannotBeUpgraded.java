package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader cannot get the write lock while it reads. */
@Outcomes("false")
public final class ReadLockCannotBeUpgraded {
  public static void main(String[] args) {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    lock.readLock().lock();
    System.out.println(lock.writeLock().tryLock());
  }
}
