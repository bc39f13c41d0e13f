package dev.unravel.runtime.memory;

import dev.unravel.runtime.table.Blank;

/**
 * The numbers of objects of a class that a thread has asked the identity hash of. Counted by class,
 * so that what the JDK does on its own behalf, which differs from JVM to JVM, does not change the
 * hashes of others. Entries are kept from one execution to the next, and start at zero in each.
 */
public final class HashCounters {
  private static final int MOST = 1 << 12;

  private static Class<?>[] types = new Class<?>[128];
  private static int[] askers = new int[128];
  private static int[] names = new int[128];
  private static int[] counts = new int[128];
  private static int[] executions = new int[128];
  private static int used;
  private static int execution;

  private HashCounters() {}

  public static void clear() {
    execution++;
    if (used > MOST) {
      forget();
    }
  }

  /** Lets go of all classes: others come from now on. */
  public static void forget() {
    Blank.fill(types, types.length);
    used = 0;
  }

  /**
   * A number that no other object has got in this execution, and that the next execution repeats.
   */
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
      names[i] = IdentityHashes.nameHash(type);
      executions[i] = execution - 1;
    }
    if (executions[i] != execution) {
      executions[i] = execution;
      counts[i] = 0;
    }
    return names[i] + asker * 0x9E3779B9 + ++counts[i] * 0x85EBCA6B;
  }

  private static int slot(Class<?>[] in, int[] by, Class<?> type, int asker) {
    int mask = in.length - 1;
    int hash = type.getName().hashCode();
    int i = ((hash ^ hash >>> 15) + asker * 7) & mask;
    while (in[i] != null && (in[i] != type || by[i] != asker)) {
      i = (i + 1) & mask;
    }
    return i;
  }

  private static void grow() {
    Class<?>[] oldTypes = types;
    int[] oldAskers = askers;
    int[] oldNames = names;
    int[] oldCounts = counts;
    int[] oldExecutions = executions;
    int size = oldTypes.length * 2;
    types = new Class<?>[size];
    askers = new int[size];
    names = new int[size];
    counts = new int[size];
    executions = new int[size];
    for (int k = 0; k < oldTypes.length; k++) {
      if (oldTypes[k] != null) {
        int i = slot(types, askers, oldTypes[k], oldAskers[k]);
        types[i] = oldTypes[k];
        askers[i] = oldAskers[k];
        names[i] = oldNames[k];
        counts[i] = oldCounts[k];
        executions[i] = oldExecutions[k];
      }
    }
  }
}
