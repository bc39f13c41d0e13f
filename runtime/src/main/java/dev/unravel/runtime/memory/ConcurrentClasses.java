package dev.unravel.runtime.memory;

import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;

/** Tells classes of java.util.concurrent, and those derived from them, from all others. */
public final class ConcurrentClasses {
  private static final ClassValue<Boolean> CONCURRENT =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            if (c.getName().startsWith("java.util.concurrent.")) {
              return true;
            }
          }
          return false;
        }
      };

  private ConcurrentClasses() {}

  public static boolean contains(Class<?> type) {
    ControlledThread running = Scheduler.running;
    Scheduler.running = null;
    try {
      return CONCURRENT.get(type);
    } finally {
      Scheduler.running = running;
    }
  }
}
