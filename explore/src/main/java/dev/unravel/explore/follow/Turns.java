package dev.unravel.explore.follow;

import dev.unravel.runtime.Execution;
import dev.unravel.runtime.schedule.ControlledThread;

/**
 * Lets the running thread go on as long as it can, then the next in turn, by number. What schedules
 * are told apart by when they are written as a list of switches.
 */
public final class Turns {
  private Turns() {}

  static int pick(ControlledThread[] enabled, int count, ControlledThread running) {
    return running != null ? find(running.id(), enabled, count) : next(enabled, count);
  }

  /** Where the thread of a number is among the enabled, or -1. */
  public static int find(int id, ControlledThread[] enabled, int count) {
    for (int i = 0; i < count; i++) {
      if (enabled[i].id() == id) {
        return i;
      }
    }
    return -1;
  }

  /** The next in turn after the one that acted last, even if that could go on. */
  static int next(ControlledThread[] enabled, int count) {
    int last = Execution.lastThread();
    int best = 0;
    for (int i = 1; i < count; i++) {
      if (comesBefore(enabled[i], enabled[best], last)) {
        best = i;
      }
    }
    return best;
  }

  /** Nobody's time is up as long as somebody has something to do. */
  private static boolean comesBefore(ControlledThread a, ControlledThread b, int last) {
    if (a.isRunnable() != b.isRunnable()) {
      return a.isRunnable();
    }
    boolean aLater = a.id() > last;
    boolean bLater = b.id() > last;
    return aLater == bLater ? a.id() < b.id() : aLater;
  }
}
