package dev.unravel.explore.reduce;

import dev.unravel.runtime.memory.StepUses;
import java.util.Arrays;

/**
 * The variables of an execution that is gone through: who changed each last, who has looked since.
 */
final class Variables {
  private static final int NONE = -1;

  private long[] table = new long[256];
  private int[] places = new int[256];
  private int[] objects = new int[128];
  private int[] keys = new int[128];

  /** The next variable of the same object. */
  private int[] others = new int[128];

  /** By object, its first variable. */
  private int[] heads = new int[128];

  private int[] changes = new int[128];
  private int[] acquisitions = new int[128];
  private boolean[] released = new boolean[128];

  /** By variable and thread, the last look since the last change. */
  private int[][] looks = new int[128][];

  private int count;
  private int threads;

  void clear(int threadCount) {
    Arrays.fill(table, 0);
    Arrays.fill(heads, 0);
    count = 0;
    threads = threadCount;
  }

  int size() {
    return count;
  }

  int find(int object, int key) {
    long name = name(object, key);
    int i = slot(table, name);
    return table[i] == 0 ? NONE : places[i];
  }

  int of(int object, int key) {
    long name = name(object, key);
    int i = slot(table, name);
    if (table[i] != 0) {
      return places[i];
    }
    if (count == objects.length) {
      grow();
      i = slot(table, name);
    }
    table[i] = name;
    places[i] = count;
    if (object >= heads.length) {
      heads = Arrays.copyOf(heads, Math.max(object + 1, heads.length * 2));
    }
    objects[count] = object;
    keys[count] = key;
    others[count] = heads[object] - 1;
    heads[object] = count + 1;
    changes[count] = NONE;
    acquisitions[count] = NONE;
    released[count] = false;
    if (looks[count] == null || looks[count].length < threads) {
      looks[count] = new int[threads];
    }
    Arrays.fill(looks[count], NONE);
    return count++;
  }

  int object(int variable) {
    return objects[variable];
  }

  int key(int variable) {
    return keys[variable];
  }

  /** The first variable of an object, or -1. */
  int first(int object) {
    return object < heads.length ? heads[object] - 1 : NONE;
  }

  /** The next one of the same object, or -1. */
  int next(int variable) {
    return others[variable];
  }

  int change(int variable) {
    return changes[variable];
  }

  /** Whether the last change was that it was given back. */
  boolean isReleased(int variable) {
    return released[variable];
  }

  int acquisition(int variable) {
    return acquisitions[variable];
  }

  int look(int variable, int thread) {
    return looks[variable][thread];
  }

  void note(int variable, int step, int thread, byte mode) {
    if (Dependence.changes(mode)) {
      changes[variable] = step;
      released[variable] = mode == StepUses.RELEASE;
      Arrays.fill(looks[variable], NONE);
      if (mode == StepUses.ACQUIRE) {
        acquisitions[variable] = step;
      }
    } else if (mode == StepUses.READ) {
      looks[variable][thread] = step;
    }
  }

  private void grow() {
    int size = count * 2;
    objects = Arrays.copyOf(objects, size);
    keys = Arrays.copyOf(keys, size);
    others = Arrays.copyOf(others, size);
    changes = Arrays.copyOf(changes, size);
    acquisitions = Arrays.copyOf(acquisitions, size);
    released = Arrays.copyOf(released, size);
    looks = Arrays.copyOf(looks, size);
    table = new long[size * 2];
    places = new int[size * 2];
    for (int k = 0; k < count; k++) {
      long name = name(objects[k], keys[k]);
      int i = slot(table, name);
      table[i] = name;
      places[i] = k;
    }
  }

  private static long name(int object, int key) {
    return ((long) object << 32 | key & 0xffffffffL) + 1L;
  }

  private static int slot(long[] in, long name) {
    int mask = in.length - 1;
    int i = (int) ((name * 0x9E3779B97F4A7C15L) >>> 32) & mask;
    while (in[i] != 0 && in[i] != name) {
      i = (i + 1) & mask;
    }
    return i;
  }
}
