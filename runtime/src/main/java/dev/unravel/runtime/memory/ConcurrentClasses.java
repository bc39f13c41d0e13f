package dev.unravel.runtime.memory;

import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.Spliterator;

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

  /** A class that lies in another: a view, an iterator, an entry, a node. */
  private static final ClassValue<Boolean> PART =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return type.getName().indexOf('$') >= 0;
        }
      };

  private ConcurrentClasses() {}

  /** Whether an object of java.util.concurrent holds elements, or looks at those of another. */
  static boolean isCollection(Object object) {
    return object instanceof Map
        || object instanceof Collection
        || object instanceof Iterator
        || object instanceof Spliterator
        || object instanceof Map.Entry;
  }

  /** Whether its elements may be those of an object that it does not tell. */
  static boolean isPart(Class<?> type) {
    return is(PART, type);
  }

  public static boolean contains(Class<?> type) {
    return is(CONCURRENT, type);
  }

  private static boolean is(ClassValue<Boolean> kind, Class<?> type) {
    ControlledThread running = Scheduler.running;
    Scheduler.running = null;
    try {
      return kind.get(type);
    } finally {
      Scheduler.running = running;
    }
  }
}
