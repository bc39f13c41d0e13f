package dev.unravel.runtime.memory;

import dev.unravel.runtime.claim.Conditions;
import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.table.Blank;
import dev.unravel.trace.Operation;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Objects of JDK classes without points (ciphers, parsers, channels) that the target calls: each
 * call runs as one step ({@link UncontrolledClasses} says which these are). That is nothing to
 * speak of as long as one thread uses the object; if two do, their classes are kept here for the
 * verdict to name.
 */
public final class UncontrolledObjects {
  private static final int MOST = 1 << 12;
  private static final int SEVERAL = -1;

  private static Object[] objects = new Object[256];
  private static int[] owners = new int[256];
  private static int used;

  /** Of all executions since a search began. */
  private static final Set<String> names = new TreeSet<>();

  private UncontrolledObjects() {}

  public static void clear() {
    if (used > 0) {
      Blank.fill(objects, objects.length);
      used = 0;
    }
  }

  public static synchronized void forget() {
    names.clear();
  }

  public static synchronized List<String> names() {
    return List.copyOf(names);
  }

  /**
   * The target calls an object's method, or accesses a field of it, while several threads run. If
   * the object is shared that is a point: nobody is let in during the call, but before and after.
   */
  public static void used(ControlledThread c, Object object, int site) {
    if (!UncontrolledClasses.contain(object.getClass())) {
      return;
    }
    if (SharedJdkObjects.touch(c, object, false)) {
      c.index = -1;
      int ownSite = c.ownSite();
      Scheduler.point(c, Operation.CALL, site, object);
      c.keepOwnSite(ownSite);
    }
    int i = slot(object);
    if (objects[i] == null) {
      if (used == MOST) {
        Conditions.tooManyObjects = true;
        return;
      }
      if (used * 2 >= objects.length) {
        grow();
        i = slot(object);
      }
      used++;
      objects[i] = object;
      owners[i] = c.id;
    } else if (owners[i] != c.id && owners[i] != SEVERAL) {
      owners[i] = SEVERAL;
      Unmodelled.note("threads share an object of a class without points");
      add(object.getClass().getName());
    }
  }

  private static void add(String name) {
    Object token = Control.leave();
    try {
      synchronized (UncontrolledObjects.class) {
        names.add(name);
      }
    } finally {
      Control.resume(token);
    }
  }

  private static int slot(Object object) {
    int hash = IdentityHashes.of(object);
    int mask = objects.length - 1;
    int i = (hash ^ (hash >>> 7)) & mask;
    while (objects[i] != null && objects[i] != object) {
      i = (i + 1) & mask;
    }
    return i;
  }

  private static void grow() {
    Object[] oldObjects = objects;
    int[] oldOwners = owners;
    objects = new Object[oldObjects.length * 2];
    owners = new int[objects.length];
    for (int k = 0; k < oldObjects.length; k++) {
      if (oldObjects[k] != null) {
        int i = slot(oldObjects[k]);
        objects[i] = oldObjects[k];
        owners[i] = oldOwners[k];
      }
    }
  }
}
