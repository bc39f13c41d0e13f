package dev.unravel.runtime;

import java.util.Arrays;

/**
 * Which of the JDK's own objects (collections, string builders, streams) more than one thread may
 * touch. Most of them never leave their thread, and a point at each of their field accesses would
 * bury the ones that matter. An object made while there was one thread only may have been given to
 * any that came later; one made afterwards belongs to its maker until somebody else comes along.
 */
final class SharedJdkObjects {
  private static final int INITIAL = 256;

  private static Object[] objects = new Object[INITIAL];
  private static int[] owners = new int[INITIAL];
  private static int used;

  private static final int SHARED = -1;

  private SharedJdkObjects() {}

  static void clear() {
    if (used == 0) {
      return;
    }
    if (objects.length > 1 << 14) {
      objects = new Object[INITIAL];
      owners = new int[INITIAL];
    } else {
      Arrays.fill(objects, null);
    }
    used = 0;
  }

  /** Notes an access and says whether it is a point. */
  static boolean touch(ControlledThread c, Object object) {
    int i = slot(object);
    if (objects[i] == null) {
      if (used * 2 >= objects.length) {
        grow();
        i = slot(object);
      }
      used++;
      objects[i] = object;
      owners[i] = Scheduler.threadCount == 1 ? SHARED : c.id;
    } else if (owners[i] != c.id) {
      owners[i] = SHARED;
    }
    return owners[i] == SHARED && Scheduler.threadCount > 1;
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
