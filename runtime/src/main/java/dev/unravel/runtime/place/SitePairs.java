package dev.unravel.runtime.place;

import dev.unravel.runtime.table.Blank;
import dev.unravel.runtime.table.LongSet;
import java.util.Arrays;

/**
 * The pairs of code sites at which two threads were seen to conflict, over all executions of this
 * JVM: races of plain accesses, and contentions on what synchronises.
 */
public final class SitePairs {
  private static final int MOST = 1 << 14;
  private static final int RECENT = 1 << 8;

  private static final LongSet keys = new LongSet();
  private static int[] first = new int[64];
  private static int[] second = new int[64];
  private static int count;

  /** Some of them, each where its hash says: nearly all that conflict have done so before. */
  private static final long[] recent = new long[RECENT];

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

  public static void clear() {
    keys.clear();
    Blank.fill(recent);
    count = 0;
  }

  /**
   * Whether such a pair was seen. May say no of one that was; made to be asked before anything that
   * depends on the order of actions, which no processor can foretell.
   */
  public static boolean isKnown(int one, int other) {
    return recent[place(one, other)] == ordered(one, other);
  }

  private static int place(int one, int other) {
    return one * 31 + other & RECENT - 1;
  }

  /** Never 0. */
  private static long ordered(int one, int other) {
    return one + 1L << 32 | other;
  }

  /** Two actions at these sites conflicted. */
  public static void add(int one, int other) {
    recent[place(one, other)] = ordered(one, other);
    long key = one < other ? (long) one << 32 | other : (long) other << 32 | one;
    if (keys.contains(key)) {
      return;
    }
    Sites.markConflict(one);
    Sites.markConflict(other);
    if (count == MOST) {
      return;
    }
    keys.add(key);
    if (count == first.length) {
      first = Arrays.copyOf(first, count * 2);
      second = Arrays.copyOf(second, count * 2);
    }
    first[count] = one;
    second[count] = other;
    count++;
  }
}
