package dev.unravel.runtime;

import java.util.Arrays;

/**
 * How many objects of a class a thread has asked the identity hash of. Counted by class, so that
 * what the JDK does on its own behalf, which differs from JVM to JVM, does not change the hashes of
 * others.
 */
final class HashCounters {
  private static Class<?>[] types = new Class<?>[128];
  private static int[] askers = new int[128];
  private static int[] counts = new int[128];
  private static int used;

  private HashCounters() {}

  static void clear() {
    if (used > 0) {
      Arrays.fill(types, null);
      used = 0;
    }
  }

  static int next(Class<?> type, int asker) {
    int i = slot(types, askers, type, asker);
    if (types[i] == null) {
      if (used * 2 >= types.length) {
        grow();
        i = slot(types, askers, type, asker);
      }
      used++;
      types[i] = type;
      askers[i] = asker;
      counts[i] = 0;
    }
    return ++counts[i];
  }

  private static int slot(Class<?>[] in, int[] by, Class<?> type, int asker) {
    int mask = in.length - 1;
    int i = (System.identityHashCode(type) * 31 + asker * 7) & mask;
    while (in[i] != null && (in[i] != type || by[i] != asker)) {
      i = (i + 1) & mask;
    }
    return i;
  }

  private static void grow() {
    Class<?>[] oldTypes = types;
    int[] oldAskers = askers;
    int[] oldCounts = counts;
    int size = oldTypes.length * 2;
    types = new Class<?>[size];
    askers = new int[size];
    counts = new int[size];
    for (int k = 0; k < oldTypes.length; k++) {
      if (oldTypes[k] != null) {
        int i = slot(types, askers, oldTypes[k], oldAskers[k]);
        types[i] = oldTypes[k];
        askers[i] = oldAskers[k];
        counts[i] = oldCounts[k];
      }
    }
  }
}
