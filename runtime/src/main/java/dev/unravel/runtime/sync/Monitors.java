package dev.unravel.runtime.sync;

import dev.unravel.runtime.claim.Conditions;
import dev.unravel.runtime.claim.Effects;
import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.memory.StepUses;
import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.race.ConflictDetector;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Deadlines;
import dev.unravel.runtime.schedule.EarlyTime;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.schedule.ShadowMonitor;
import dev.unravel.trace.Operation;
import dev.unravel.trace.chart.Chart;

/** Locking, waiting and notifying on shadow monitors, by the running thread. */
public final class Monitors {
  private static final MonitorTable monitors = new MonitorTable();

  /** Whether every notification wakes all who wait, to see what that would change. */
  public static boolean wakesAll;

  private Monitors() {}

  /** Keeps no object of the target. */
  public static void forget() {
    monitors.clear();
  }

  public static ShadowMonitor of(Object object) {
    return monitors.of(object);
  }

  /**
   * Takes a monitor.
   *
   * @param visible whether it is a scheduling point; otherwise the strategy is asked only if the
   *     monitor is taken
   */
  public static void lock(ControlledThread c, Object object, int site, boolean visible) {
    lock(c, monitors.of(object), Operation.LOCK, site, visible);
  }

  public static void lock(
      ControlledThread c, ShadowMonitor m, Operation operation, int site, boolean visible) {
    if (operation != Operation.INIT) {
      // Whether it can be taken is seen before the action that takes it.
      Effects.touch();
    }
    if (m.owner == c) {
      m.count++;
      return;
    }
    if (StepUses.on) {
      if (m.owner != null && !visible) {
        StepUses.note(m.object, StepUses.MONITOR, StepUses.READ);
      }
      StepUses.note(m.object, StepUses.MONITOR, StepUses.WANTS);
    }
    if (visible || m.owner != null) {
      EarlyTime.letOthersGo(c);
      Scheduler.announce(c, operation, site, m.object);
      m.contend(c);
      if (ConflictDetector.on) {
        ConflictDetector.wants(c, m);
      }
      if (m.owner != null) {
        Stuck.checkCycle(c);
      }
      Scheduler.suspend(c);
      m.removeContender(c);
    }
    take(c, m, site);
  }

  public static boolean holds(ControlledThread c, Object object) {
    return monitors.of(object).owner == c;
  }

  public static void unlock(ControlledThread c, Object object, int site, boolean visible) {
    ShadowMonitor m = monitors.of(object);
    checkOwner(c, m);
    Effects.touch();
    if (--m.count == 0) {
      if (visible) {
        Scheduler.mark(c, Operation.UNLOCK, site, object);
      }
      release(m);
    }
  }

  public static void unlock(ControlledThread c, ShadowMonitor m) {
    if (m.owner == c && --m.count == 0) {
      release(m);
    }
  }

  public static void await(ControlledThread c, Object object, long nanos, int site, boolean visible)
      throws InterruptedException {
    ShadowMonitor m = monitors.of(object);
    checkOwner(c, m);
    if (visible) {
      Scheduler.point(c, Operation.WAIT, site, object);
    }
    if (Threads.takeInterrupt(c)) {
      throw new InterruptedException();
    }
    if (ConflictDetector.on) {
      ConflictDetector.waits(c, m);
    }
    if (nanos > 0) {
      Unmodelled.note(Chart.TIMED_WAIT);
    }
    Conditions.waited = true;
    int count = m.count;
    int ownerSite = m.ownerSite;
    release(m);
    if (StepUses.on) {
      StepUses.note(m.object, StepUses.WAIT_SET, StepUses.WRITE);
      StepUses.note(m.object, StepUses.MONITOR, StepUses.WANTS);
      // Whether it may wake up by itself.
      StepUses.note(StepUses.HIDDEN, StepUses.READ);
    }
    m.addWaiter(c);
    c.monitor = m;
    c.notified = false;
    Scheduler.announce(c, Operation.LOCK, site, object);
    Deadlines.block(
        c,
        ControlledThread.State.WAITING,
        nanos > 0 ? Threads.after(nanos) : ControlledThread.NEVER);
    Scheduler.suspend(c);
    m.removeContender(c);
    take(c, m, ownerSite);
    m.count = count;
    if (!c.notified && Threads.takeInterrupt(c)) {
      throw new InterruptedException();
    }
  }

  public static void notify(
      ControlledThread c, Object object, boolean all, int site, boolean visible) {
    ShadowMonitor m = monitors.of(object);
    checkOwner(c, m);
    if (visible) {
      Scheduler.mark(c, all ? Operation.NOTIFY_ALL : Operation.NOTIFY, site, object);
    }
    if (ConflictDetector.on) {
      ConflictDetector.notifies(c, m);
    }
    if (StepUses.on) {
      StepUses.note(object, StepUses.WAIT_SET, StepUses.WRITE);
    }
    if (all || wakesAll) {
      while (m.waiterCount > 0) {
        wakeByNotify(c, m.waiters[0]);
      }
    } else if (m.waiterCount > 0) {
      wakeByNotify(c, m.waiters[Scheduler.pick(m.waiterCount)]);
    }
  }

  /**
   * The JVM ends a thread while it holds the monitor of the Thread object.
   *
   * @return that monitor, or null if nobody has ever wanted it, and so nobody can tell
   */
  public static ShadowMonitor lockToEnd(ControlledThread t) {
    Effects.touch();
    if (StepUses.on) {
      StepUses.note(t, StepUses.MONITOR, StepUses.WRITE);
      StepUses.note(t, StepUses.WAIT_SET, StepUses.WRITE);
    }
    if (!ConflictDetector.on && monitors.find(t.thread) == null) {
      return null;
    }
    ShadowMonitor m = monitors.of(t.thread);
    lock(t, m, Operation.LOCK, Sites.END, false);
    return m;
  }

  /** As a thread ends, the JVM wakes all that wait on its Thread object, and lets go of it. */
  public static void notifyOfEnd(ControlledThread t, ShadowMonitor m) {
    if (m == null) {
      return;
    }
    while (m.waiterCount > 0) {
      wakeByNotify(t, m.waiters[0]);
    }
    release(m);
  }

  private static void wakeByNotify(ControlledThread c, ControlledThread t) {
    t.notified = true;
    if (ConflictDetector.on) {
      ConflictDetector.notified(c, t);
    }
    Deadlines.wake(t);
  }

  public static void take(ControlledThread c, ShadowMonitor m, int site) {
    if (StepUses.on) {
      StepUses.note(m.object, StepUses.MONITOR, StepUses.ACQUIRE);
    }
    m.owner = c;
    m.count = 1;
    m.ownerSite = site;
    if (ConflictDetector.on) {
      ConflictDetector.took(c, m, site);
    }
    for (int i = 0; i < m.contenderCount; i++) {
      ControlledThread t = m.contenders[i];
      t.state = ControlledThread.State.BLOCKED;
      Scheduler.enabled.remove(t);
    }
  }

  private static void release(ShadowMonitor m) {
    if (ConflictDetector.on) {
      ConflictDetector.releases(m);
    }
    if (StepUses.on) {
      StepUses.note(m.object, StepUses.MONITOR, StepUses.RELEASE);
    }
    m.owner = null;
    m.count = 0;
    for (int i = 0; i < m.contenderCount; i++) {
      ControlledThread t = m.contenders[i];
      t.state = ControlledThread.State.RUNNABLE;
      Scheduler.enabled.add(t);
    }
  }

  private static void checkOwner(ControlledThread c, ShadowMonitor m) {
    if (m.owner != c) {
      throw new IllegalMonitorStateException("current thread is not owner");
    }
  }
}
