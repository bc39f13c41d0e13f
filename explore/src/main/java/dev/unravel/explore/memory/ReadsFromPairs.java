package dev.unravel.explore.memory;

import dev.unravel.runtime.table.LongSet;

/** The pairs of write and read sites that executions have shown, and the combinations of them. */
public final class ReadsFromPairs {
  private static final int MOST = 1 << 16;

  /** Pairs ever seen, with the number of the last execution that showed each. */
  private long[] pairs = new long[256];

  private int[] shownIn = new int[256];
  private int count;

  private final LongSet combinations = new LongSet();

  private int execution;
  private long combination;
  private boolean isNew;

  public void begin() {
    execution++;
    combination = 0;
    isNew = false;
  }

  public void add(int write, int read) {
    // Plus one, so that no pair is 0.
    long key = ((long) write << 32 | read) + 1;
    int i = slot(pairs, key);
    if (pairs[i] == 0) {
      if (count == MOST) {
        return;
      }
      pairs[i] = key;
      isNew = true;
      if (++count * 2 > pairs.length) {
        grow();
        i = slot(pairs, key);
      }
    }
    if (shownIn[i] != execution) {
      shownIn[i] = execution;
      combination += mix(key);
    }
  }

  /**
   * Returns whether the execution has shown a pair or a combination of pairs for the first time.
   */
  public boolean end() {
    if (combinations.size() < MOST) {
      isNew |= combinations.add(combination);
    }
    return isNew;
  }

  private void grow() {
    long[] oldPairs = pairs;
    int[] oldShown = shownIn;
    pairs = new long[oldPairs.length * 2];
    shownIn = new int[pairs.length];
    for (int k = 0; k < oldPairs.length; k++) {
      if (oldPairs[k] != 0) {
        int i = slot(pairs, oldPairs[k]);
        pairs[i] = oldPairs[k];
        shownIn[i] = oldShown[k];
      }
    }
  }

  private static int slot(long[] in, long key) {
    int mask = in.length - 1;
    int i = (int) (mix(key) >>> 32) & mask;
    while (in[i] != 0 && in[i] != key) {
      i = (i + 1) & mask;
    }
    return i;
  }

  private static long mix(long key) {
    long x = (key ^ key >>> 31) * 0x9E3779B97F4A7C15L;
    return (x ^ x >>> 29) * 0xBF58476D1CE4E5B9L;
  }
}
