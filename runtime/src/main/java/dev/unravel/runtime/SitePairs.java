package dev.unravel.runtime;

import java.util.Arrays;

/**
 * The pairs of code sites at which two threads were seen to conflict, over all executions of this
 * JVM: races of plain accesses, and contentions on what synchronises.
 */
public final class SitePairs {
  private static final int MOST = 1 << 14;

  private static long[] table = new long[256];
  private static int[] first = new int[64];
  private static int[] second = new int[64];
  private static int count;

  private SitePairs() {}

  /** How many there are. They only ever get more. */
  public static int count() {
    return count;
  }

  /** The site whose action came first when the pair was first seen. */
  public static int first(int pair) {
    return first[pair];
  }

  /** The other site, maybe the same. */
  public static int second(int pair) {
    return second[pair];
  }

  static void clear() {
    Blank.fill(table);
    count = 0;
  }

  /** Two actions at these sites conflicted. */
  static void add(int one, int other) {
    long key = one < other ? (long) one << 32 | other : (long) other << 32 | one;
    // Site 0 is no place in the code, so no key is 0.
    int i = slot(table, key);
    if (table[i] != 0) {
      return;
    }
    Sites.markConflict(one);
    Sites.markConflict(other);
    if (count == MOST) {
      return;
    }
    table[i] = key;
    if (count == first.length) {
      first = Arrays.copyOf(first, count * 2);
      second = Arrays.copyOf(second, count * 2);
    }
    first[count] = one;
    second[count] = other;
    if (++count * 2 > table.length) {
      grow();
    }
  }

  private static void grow() {
    long[] larger = new long[table.length * 2];
    for (long key : table) {
      if (key != 0) {
        larger[slot(larger, key)] = key;
      }
    }
    table = larger;
  }

  private static int slot(long[] in, long key) {
    int mask = in.length - 1;
    int i = (int) ((key * 0x9E3779B97F4A7C15L) >>> 40) & mask;
    while (in[i] != 0 && in[i] != key) {
      i = (i + 1) & mask;
    }
    return i;
  }
}
