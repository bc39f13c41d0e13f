package dev.unravel.runtime.claim;

import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.trace.chart.Effect;
import dev.unravel.trace.chart.Effect.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Notes what actions do besides what they say: who can act and who cannot because of them, and that
 * they used state which no action names. Somebody who knows the order of all such actions knows all
 * that comes of them, without a model of a single class.
 *
 * <p>Of use only where conclusions are drawn from executions, see {@link #on}.
 */
public final class Effects {
  public static boolean on;

  private static final int MOST = 1 << 20;

  private static long[] clocks = new long[256];
  private static Kind[] kinds = new Kind[256];
  private static int[] threads = new int[256];
  private static int count;
  private static long touched;

  /** 1 while what is done belongs to an action that is about to be accounted for. */
  private static int ahead;

  private Effects() {}

  public static void clear() {
    count = 0;
    touched = -1;
    ahead = 0;
  }

  /** Whether what follows belongs to the next action. */
  public static void belongToNext(boolean next) {
    ahead = next ? 1 : 0;
  }

  /** The running thread uses hidden state. */
  public static void touch() {
    if (!on) {
      return;
    }
    // Hooks in the JDK call this for our own threads too.
    ControlledThread c = Control.current();
    long clock = Scheduler.clock + ahead;
    if (c != null && c.quiet == 0 && Scheduler.threadCount > 1 && clock != touched) {
      touched = clock;
      add(Kind.TOUCHED, c.id);
    }
  }

  public static void blocked(ControlledThread t) {
    add(Kind.BLOCKED, t.id);
  }

  public static void freed(ControlledThread t) {
    add(Kind.FREED, t.id);
  }

  public static void over() {
    if (on) {
      add(Kind.OVER, Math.max(Scheduler.lastThread(), 0));
    }
  }

  private static void add(Kind kind, int thread) {
    if (count == MOST) {
      Unmodelled.note("more effects than can be kept");
      return;
    }
    if (count == clocks.length) {
      clocks = Arrays.copyOf(clocks, count * 2);
      kinds = Arrays.copyOf(kinds, count * 2);
      threads = Arrays.copyOf(threads, count * 2);
    }
    clocks[count] = Scheduler.clock + ahead;
    kinds[count] = kind;
    threads[count++] = thread;
  }

  public static List<Effect> list() {
    List<Effect> list = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      list.add(new Effect(clocks[i], kinds[i], threads[i]));
    }
    return list;
  }
}
