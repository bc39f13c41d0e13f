package dev.unravel.explore;

/** Counts how many of the executions so far were different, by hash. */
final class DistinctSchedules {
  /** Where counting stops: a table of 16 MB. */
  private static final int MOST = 1 << 21;

  private long[] table = new long[1 << 10];
  private int count;
  private boolean full;

  void add(long hash) {
    if (full) {
      return;
    }
    long key = hash == 0 ? 1 : hash;
    int i = slot(table, key);
    if (table[i] == key) {
      return;
    }
    table[i] = key;
    if (++count * 2 > table.length) {
      grow();
    }
  }

  /** The number, or 0 when there were too many to count. */
  long count() {
    return full ? 0 : count;
  }

  private void grow() {
    if (table.length >= MOST) {
      full = true;
      table = new long[0];
      return;
    }
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
    int i = (int) ((key * 0x9E3779B97F4A7C15L) >>> 32) & mask;
    while (in[i] != 0 && in[i] != key) {
      i = (i + 1) & mask;
    }
    return i;
  }
}
