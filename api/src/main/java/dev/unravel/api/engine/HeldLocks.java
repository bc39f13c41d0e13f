package dev.unravel.api.engine;

import java.lang.management.ManagementFactory;
import java.lang.management.MonitorInfo;
import java.lang.management.ThreadInfo;

/** The monitors that the current thread holds. */
public final class HeldLocks {
  private HeldLocks() {}

  /** Whether one of them belongs to an object of a type. */
  public static boolean ofType(Class<?> type) {
    for (MonitorInfo monitor : mine()) {
      if (isSubtype(monitor, type, type.getClassLoader())
          || isSubtype(monitor, type, Thread.currentThread().getContextClassLoader())) {
        return true;
      }
    }
    return false;
  }

  /** The same for the name of a type, with or without its package. */
  public static boolean ofType(String name) {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    for (MonitorInfo monitor : mine()) {
      if (Callers.matches(name, monitor.getClassName())
          || isSubtype(load(monitor.getClassName(), loader), name)) {
        return true;
      }
    }
    return false;
  }

  private static MonitorInfo[] mine() {
    long[] me = {Thread.currentThread().getId()};
    ThreadInfo[] found = ManagementFactory.getThreadMXBean().getThreadInfo(me, true, false);
    return found.length == 0 || found[0] == null
        ? new MonitorInfo[0]
        : found[0].getLockedMonitors();
  }

  /** The type of a monitor's object is known by name only. */
  private static boolean isSubtype(MonitorInfo monitor, Class<?> type, ClassLoader loader) {
    Class<?> found = load(monitor.getClassName(), loader);
    return found != null && type.isAssignableFrom(found);
  }

  private static boolean isSubtype(Class<?> type, String name) {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      if (Callers.matches(name, c.getName())) {
        return true;
      }
      for (Class<?> i : c.getInterfaces()) {
        if (isSubtype(i, name)) {
          return true;
        }
      }
    }
    return false;
  }

  private static Class<?> load(String name, ClassLoader loader) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException | LinkageError hidden) {
      return null;
    }
  }
}
