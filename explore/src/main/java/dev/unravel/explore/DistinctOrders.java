package dev.unravel.explore;

import java.util.Arrays;

/** The orders of conflicting operations that were tried so far, by hash. */
final class DistinctOrders {
  /** Where counting stops: a table of 16 MB. */
  private static final int MOST = 1 << 21;

  private long[] table = new long[1 << 10];
  private int count;
  private boolean full;

  /** Returns whether there was none like it before, as far as that is known. */
  boolean add(long hash) {
    if (full) {
      return true;
    }
    long key = hash == 0 ? 1 : hash;
    int i = slot(table, key);
    if (table[i] == key) {
      return false;
    }
    table[i] = key;
    if (++count * 2 > table.length) {
      grow();
    }
    return true;
  }

  /** All of them, or none when there are more than that. */
  long[] hashes(int most) {
    return full || count > most
        ? new long[0]
        : Arrays.stream(table).filter(key -> key != 0).toArray();
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
