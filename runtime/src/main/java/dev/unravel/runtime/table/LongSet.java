package dev.unravel.runtime.table;

/** A set of numbers that allocates only when it grows. Open addressing; 0 is kept as 1. */
public final class LongSet {
  private long[] table = new long[256];
  private int size;

  /** Returns whether it was not there before. */
  public boolean add(long value) {
    long key = value == 0 ? 1 : value;
    int i = slot(table, key);
    if (table[i] == key) {
      return false;
    }
    table[i] = key;
    if (++size * 2 > table.length) {
      grow();
    }
    return true;
  }

  public boolean contains(long value) {
    long key = value == 0 ? 1 : value;
    return table[slot(table, key)] == key;
  }

  public int size() {
    return size;
  }

  /** All of them, in no particular order. */
  public long[] toArray() {
    long[] all = new long[size];
    int n = 0;
    for (long key : table) {
      if (key != 0) {
        all[n++] = key;
      }
    }
    return all;
  }

  public void clear() {
    Blank.fill(table);
    size = 0;
  }

  private void grow() {
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
