package dev.unravel.runtime.proof;

import dev.unravel.runtime.claim.Effects;
import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.trace.chart.Round;
import dev.unravel.trace.chart.Round.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Notes what threads do to loops. Of use where {@link Effects} are. */
public final class Rounds {
  private static final int MOST = 1 << 20;

  /** Of loops whose rounds are only counted: nothing is lost if some are not. */
  private static final int MOST_COUNTED = MOST / 2;

  private static long[] clocks = new long[64];
  private static int[] threads = new int[64];
  private static int[] loops = new int[64];
  private static Kind[] kinds = new Kind[64];
  private static int count;

  private Rounds() {}

  public static int count() {
    return count;
  }

  public static void clear() {
    count = 0;
  }

  /** Of a loop whose rounds are counted. */
  public static void count(int loop, Kind kind) {
    ControlledThread c = Control.current();
    if (c != null && !c.killed && count < MOST_COUNTED && !isWithoutAction(c, loop, kind)) {
      add(loop, kind);
    }
  }

  /** Whether a thread does nothing but go round: no other can have made it do that. */
  private static boolean isWithoutAction(ControlledThread c, int loop, Kind kind) {
    int last = count - 1;
    return kind == Kind.REPEATED
        && last >= 0
        && kinds[last] == Kind.REPEATED
        && loops[last] == loop
        && threads[last] == c.id
        && clocks[last] == Scheduler.clock;
  }

  public static void add(int loop, Kind kind) {
    ControlledThread c = Control.current();
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
      kinds = Arrays.copyOf(kinds, count * 2);
    }
    clocks[count] = Scheduler.clock;
    threads[count] = c.id;
    loops[count] = loop;
    kinds[count++] = kind;
  }

  public static List<Round> list() {
    List<Round> list = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      list.add(new Round(clocks[i], threads[i], loops[i], kinds[i]));
    }
    return list;
  }
}
