package dev.unravel.runtime.claim;

import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.trace.chart.Chart;

/**
 * Effects of threads on each other that no action tells of: with them, what a thread does is not
 * decided by what it reads and by who has what. Whoever draws conclusions from the actions of an
 * execution alone has to know.
 */
public final class Unmodelled {
  private static final int MOST = 16;

  private static final String[] notes = new String[MOST];
  private static int count;

  private Unmodelled() {}

  public static void clear() {
    count = 0;
  }

  /**
   * Notes something, unless it happens while a class is loaded or linked: that is the same for
   * whoever does it.
   *
   * @param what a constant
   */
  public static void note(String what) {
    ControlledThread c = Scheduler.running;
    if (c == null || c.quiet == 0) {
      add(what);
    }
  }

  /** Whoever calls this does not come to its end, and neither do those that still run. */
  public static void noteExit() {
    if (Scheduler.threadCount > 1) {
      keep(Chart.EXIT);
    }
  }

  /**
   * Something was lost that a thread did by itself, whoever else runs.
   *
   * @param what a constant
   */
  public static void noteLoss(String what) {
    keep(what);
  }

  /** A static initialiser runs, or is found to have failed. */
  public static void noteInitialiser() {
    add("a static initialiser runs beside other threads");
  }

  private static void add(String what) {
    if (Scheduler.threadCount > 1 && !mainIsAloneAgain()) {
      keep(what);
    }
  }

  private static void keep(String what) {
    for (int i = 0; i < count; i++) {
      if (notes[i] == what) {
        return;
      }
    }
    if (count < MOST) {
      notes[count++] = what;
    }
  }

  /**
   * Whether main has joined all others, or has joined who joined them. Then they are over on this
   * path of main in every schedule, not by chance: nobody is left to be told anything.
   */
  static boolean mainIsAloneAgain() {
    if (Scheduler.running != Scheduler.threads[0]) {
      return false;
    }
    for (int i = 1; i < Scheduler.threadCount; i++) {
      ControlledThread t = Scheduler.threads[i];
      while (t != null && t != Scheduler.threads[0]) {
        t = t.state == ControlledThread.State.ENDED ? t.joinedBy : null;
      }
      if (t == null) {
        return false;
      }
    }
    return true;
  }

  public static String[] notes() {
    String[] copy = new String[count];
    for (int i = 0; i < count; i++) {
      copy[i] = notes[i];
    }
    return copy;
  }
}
