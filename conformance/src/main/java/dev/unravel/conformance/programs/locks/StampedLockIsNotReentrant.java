package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.StampedLock;

/** A second write lock by the same thread is refused. */
@Outcomes("0")
public final class StampedLockIsNotReentrant {
  public static void main(String[] args) {
    StampedLock lock = new StampedLock();
    lock.writeLock();
    System.out.println(lock.tryWriteLock());
  }
}
