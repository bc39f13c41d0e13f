package dev.unravel.runtime.hooks;

import dev.unravel.runtime.jvm.StackProbe;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.schedule.VirtualTime;
import dev.unravel.runtime.sync.Monitors;
import dev.unravel.runtime.target.TestFrameworks;

/**
 * Hooks in place of all that is done with monitors. Sites from 0 up are points, {@link #INVISIBLE}
 * is the inside of java.util.concurrent.
 */
public final class MonitorHooks {
  /** Site argument of monitor operations that are no points of their own. */
  public static final int INVISIBLE = -1;

  private MonitorHooks() {}

  public static void lock(Object object, int site) {
    if (object == null) {
      throw new NullPointerException();
    }
    ControlledThread c = Control.current();
    if (c == null || c.killed) {
      return;
    }
    StackProbe.nowAndThen(++c.points);
    Monitors.lock(c, object, Math.max(site, 0), site >= 0 && c.quiet == 0);
  }

  public static void unlock(Object object, int site) {
    ControlledThread c = Control.current();
    if (c != null && !c.killed) {
      Monitors.unlock(c, object, Math.max(site, 0), site >= 0 && c.quiet == 0);
    }
  }

  // The same in the JDK's own collections and streams. Its start-up work takes thousands of locks,
  // which say nothing as long as there is one thread.

  public static void lockJdk(Object object, int site) {
    lock(object, jdkSite(site));
  }

  public static void unlockJdk(Object object, int site) {
    unlock(object, jdkSite(site));
  }

  private static int jdkSite(int site) {
    return Scheduler.threadCount > 1 && !TestFrameworks.runAlone() ? site : INVISIBLE;
  }

  public static void await(Object object, int site) throws InterruptedException {
    awaitNanos(object, 0, site);
  }

  public static void await(Object object, long millis, int site) throws InterruptedException {
    if (millis < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    awaitNanos(object, VirtualTime.nanos(millis, 0), site);
  }

  public static void await(Object object, long millis, int nanos, int site)
      throws InterruptedException {
    if (millis < 0 || nanos < 0 || nanos > 999_999) {
      throw new IllegalArgumentException(
          millis < 0 ? "timeoutMillis value is negative" : "nanosecond timeout value out of range");
    }
    awaitNanos(object, VirtualTime.nanos(millis, nanos), site);
  }

  private static void awaitNanos(Object object, long nanos, int site) throws InterruptedException {
    ControlledThread c = Control.current();
    if (c == null) {
      // Reached only by a thread that got out of control inside a controlled method.
      throw new IllegalMonitorStateException("current thread is not owner");
    }
    if (c.killed) {
      Control.unwind(c);
    }
    if (object == null) {
      throw new NullPointerException();
    }
    Monitors.await(c, object, nanos, Math.max(site, 0), site >= 0 && c.quiet == 0);
  }

  public static void notify(Object object, int site) {
    notify(object, false, site);
  }

  public static void notifyAll(Object object, int site) {
    notify(object, true, site);
  }

  private static void notify(Object object, boolean all, int site) {
    if (object == null) {
      throw new NullPointerException();
    }
    ControlledThread c = Control.current();
    if (c != null && !c.killed) {
      Monitors.notify(c, object, all, Math.max(site, 0), site >= 0 && c.quiet == 0);
    }
  }
}
