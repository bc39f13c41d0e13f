package dev.unravel.runtime;

import dev.unravel.trace.Round;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Notes when threads come to the head of a loop that changes nothing of their own. Of use where
 * {@link Effects} are.
 */
final class Rounds {
  private static final int MOST = 1 << 20;

  private static long[] clocks = new long[64];
  private static int[] threads = new int[64];
  private static int[] loops = new int[64];
  private static boolean[] entries = new boolean[64];
  private static int count;

  private Rounds() {}

  static int count() {
    return count;
  }

  static void clear() {
    count = 0;
  }

  static void add(int loop, boolean entered) {
    ControlledThread c = Hooks.current();
    if (!Effects.on || c == null || c.quiet > 0 || Scheduler.threadCount == 1) {
      return;
    }
    if (count == MOST) {
      Unmodelled.note("more rounds of loops than can be kept");
      return;
    }
    if (count == clocks.length) {
      clocks = Arrays.copyOf(clocks, count * 2);
      threads = Arrays.copyOf(threads, count * 2);
      loops = Arrays.copyOf(loops, count * 2);
      entries = Arrays.copyOf(entries, count * 2);
    }
    clocks[count] = Scheduler.clock;
    threads[count] = c.id;
    loops[count] = loop;
    entries[count++] = entered;
  }

  static List<Round> list() {
    List<Round> list = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      list.add(new Round(clocks[i], threads[i], loops[i], entries[i]));
    }
    return list;
  }
}
