package dev.unravel.runtime.schedule;

import java.util.Arrays;

/**
 * Stands for the monitor of one object (or the initialisation lock of one class) while the real one
 * is never touched: the scheduler alone decides who owns it and which waiter is woken.
 */
public final class ShadowMonitor {
  private static final ControlledThread[] NOBODY = {};

  public final Object object;
  public ControlledThread owner;
  public int count;

  /** Where the owner took it, for the report of a deadlock. */
  public int ownerSite;

  // Threads that are about to lock it, enabled exactly while it is free.
  public ControlledThread[] contenders = NOBODY;
  public int contenderCount;

  // The wait set, in order of arrival.
  public ControlledThread[] waiters = NOBODY;
  public int waiterCount;

  public ShadowMonitor(Object object) {
    this.object = object;
  }

  /** Whether forgetting it would change nothing. */
  public boolean idle() {
    return owner == null && contenderCount == 0 && waiterCount == 0;
  }

  /** Makes a thread want it: that one is enabled exactly while nobody has it. */
  public void contend(ControlledThread t) {
    t.monitor = this;
    addContender(t);
    if (owner == null) {
      t.state = ControlledThread.State.RUNNABLE;
      Scheduler.enabled.add(t);
    } else {
      t.state = ControlledThread.State.BLOCKED;
      Scheduler.enabled.remove(t);
    }
  }

  private void addContender(ControlledThread t) {
    if (contenderCount == contenders.length) {
      contenders = larger(contenders);
    }
    contenders[contenderCount++] = t;
  }

  public void removeContender(ControlledThread t) {
    contenderCount = remove(contenders, contenderCount, t);
  }

  public void addWaiter(ControlledThread t) {
    if (waiterCount == waiters.length) {
      waiters = larger(waiters);
    }
    waiters[waiterCount++] = t;
  }

  void removeWaiter(ControlledThread t) {
    waiterCount = remove(waiters, waiterCount, t);
  }

  /** Most monitors are never contended. */
  private static ControlledThread[] larger(ControlledThread[] full) {
    return full == NOBODY ? new ControlledThread[2] : Arrays.copyOf(full, full.length * 2);
  }

  private static int remove(ControlledThread[] from, int count, ControlledThread t) {
    for (int i = 0; i < count; i++) {
      if (from[i] == t) {
        System.arraycopy(from, i + 1, from, i, count - i - 1);
        from[count - 1] = null;
        return count - 1;
      }
    }
    return count;
  }
}
