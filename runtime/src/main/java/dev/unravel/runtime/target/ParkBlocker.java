package dev.unravel.runtime.target;

import dev.unravel.runtime.schedule.Control;
import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import java.util.concurrent.locks.LockSupport;
import jdk.internal.misc.Unsafe;

/** The thing that a parked thread waits for, and who has it. */
public final class ParkBlocker {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long OWNER =
      UNSAFE.objectFieldOffset(AbstractOwnableSynchronizer.class, "exclusiveOwnerThread");

  private ParkBlocker() {}

  public static Object of(Thread thread) {
    // A read of ours, which must not be a point.
    Object token = Control.leave();
    try {
      return LockSupport.getBlocker(thread);
    } finally {
      Control.resume(token);
    }
  }

  /** The thread that holds the lock a thread is parked for, or null if it is no such lock. */
  public static Thread owner(Object blocker) {
    return blocker instanceof AbstractOwnableSynchronizer
        ? (Thread) UNSAFE.getReferenceVolatile(blocker, OWNER)
        : null;
  }
}
