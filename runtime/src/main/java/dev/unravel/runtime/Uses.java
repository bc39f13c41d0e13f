package dev.unravel.runtime;

import java.util.Arrays;

/**
 * Notes when threads compare values that they have read from memory, or use them otherwise, as far
 * as the agent has put hooks there. Of use where {@link Effects} are.
 */
final class Uses {
  private static final int MOST = 1 << 20;

  private static long[] clocks = new long[64];
  private static int[] threads = new int[64];
  private static int[] rounds = new int[64];
  private static int[] uses = new int[64];
  private static long[] lefts = new long[64];
  private static long[] rights = new long[64];
  private static int count;

  private Uses() {}

  static void clear() {
    count = 0;
  }

  static void add(int use, long left, long right) {
    ControlledThread c = Hooks.current();
    // As for reads: where one is no action, neither is what comes of it.
    if (!Effects.on || c == null || c.killed || c.quiet > 0 || Scheduler.threadCount == 1) {
      return;
    }
    if (count == MOST) {
      Unmodelled.note("more comparisons than can be kept");
      return;
    }
    if (count == clocks.length) {
      clocks = Arrays.copyOf(clocks, count * 2);
      threads = Arrays.copyOf(threads, count * 2);
      rounds = Arrays.copyOf(rounds, count * 2);
      uses = Arrays.copyOf(uses, count * 2);
      lefts = Arrays.copyOf(lefts, count * 2);
      rights = Arrays.copyOf(rights, count * 2);
    }
    clocks[count] = Scheduler.clock;
    threads[count] = c.id;
    rounds[count] = Rounds.count();
    uses[count] = use;
    lefts[count] = left;
    rights[count++] = right;
  }

  static int count() {
    return count;
  }

  /** The thread's last action before. */
  static long clock(int i) {
    return clocks[i];
  }

  static int thread(int i) {
    return threads[i];
  }

  /** How many rounds of loops had been noted before. */
  static int rounds(int i) {
    return rounds[i];
  }

  /** The number that the agent has given it. */
  static int use(int i) {
    return uses[i];
  }

  static long left(int i) {
    return lefts[i];
  }

  static long right(int i) {
    return rights[i];
  }
}
