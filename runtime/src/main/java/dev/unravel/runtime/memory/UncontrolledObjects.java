package dev.unravel.runtime.memory;

import dev.unravel.runtime.claim.Conditions;
import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.table.Blank;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Objects of JDK classes without points (ciphers, parsers, channels) that the target calls: each
 * call runs as one step. That is nothing to speak of as long as one thread uses the object; if two
 * do, their classes are kept here for the verdict to name.
 */
public final class UncontrolledObjects {
  private static final int MOST = 1 << 12;
  private static final int SEVERAL = -1;

  private static Object[] objects = new Object[256];
  private static int[] owners = new int[256];
  private static int used;

  /** Of all executions since a search began. */
  private static final Set<String> names = new TreeSet<>();

  // What is known of classes: whether their objects can change at all.
  private static final Class<?>[] types = new Class<?>[64];
  private static final boolean[] mutable = new boolean[64];

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

  /** The target calls an object's method while several threads run. */
  public static void used(ControlledThread c, Object object) {
    if (!isMutable(object.getClass())) {
      return;
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

  /** Classes of the target are under control, whatever they extend. */
  private static boolean isMutable(Class<?> type) {
    int i = IdentityHashes.of(type) & types.length - 1;
    if (types[i] != type) {
      Object token = Control.leave();
      try {
        mutable[i] = isOfJdk(type) && hasState(type);
        types[i] = type;
      } finally {
        Control.resume(token);
      }
    }
    return mutable[i];
  }

  private static boolean isOfJdk(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }

  /** Whether an object has fields that can change, or refer to what can. */
  private static boolean hasState(Class<?> type) {
    for (Class<?> t = type; t != null && t != Object.class; t = t.getSuperclass()) {
      for (Field field : t.getDeclaredFields()) {
        boolean isFixed =
            Modifier.isFinal(field.getModifiers())
                && (field.getType().isPrimitive() || field.getType() == String.class);
        if (!Modifier.isStatic(field.getModifiers()) && !isFixed) {
          return true;
        }
      }
    }
    return false;
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
