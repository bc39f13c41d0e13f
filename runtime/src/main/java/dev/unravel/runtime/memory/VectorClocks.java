package dev.unravel.runtime.memory;

import dev.unravel.runtime.place.Variable;
import dev.unravel.runtime.schedule.ControlledThread;
import java.util.Arrays;

/**
 * The clocks that say what each thread knows of the others, after FastTrack (Flanagan & Freund,
 * 2009): an event happened before the present of a thread if that thread knows its maker's time at
 * it.
 *
 * <p>Only the first threads have clocks, so that the cost of an action does not grow with their
 * number; the events of all others count as concurrent with everything.
 */
public final class VectorClocks {
  private static final int MOST = 64;

  /** Room that a thread has from the start for those that come later. */
  private static final int FEW = 4;

  /** What a thread without clocks knows. */
  static final int[] NOTHING = {};

  private VectorClocks() {}

  public static void begin(ControlledThread t, ControlledThread parent) {
    if (t.id >= MOST) {
      return;
    }
    int[] known = parent == null ? NOTHING : parent.clocks;
    int[] clocks = new int[Math.max(Math.max(FEW, known.length), t.id + 1)];
    for (int i = 0; i < known.length; i++) {
      clocks[i] = known[i];
    }
    clocks[t.id] = 1;
    t.clocks = clocks;
    t.time = 1;
    if (parent != null) {
      tick(parent);
    }
  }

  /** Whether an event of another thread happened before the present of this one. */
  static boolean knows(ControlledThread t, int other, int time) {
    return other == t.id || knowsOther(t.clocks, other, time);
  }

  private static boolean knowsOther(int[] clocks, int other, int time) {
    return other < clocks.length && time > 0 && clocks[other] >= time;
  }

  /** The thread learns what was left here. */
  static void acquire(ControlledThread t, Variable from) {
    learn(t, from.clocks, from.clockCount);
  }

  /** The thread leaves what it knows. */
  static void release(ControlledThread t, Variable to) {
    int[] known = t.clocks;
    if (to.clocks.length < known.length) {
      to.clocks = Arrays.copyOf(to.clocks, known.length);
    }
    for (int i = to.clockCount; i < known.length; i++) {
      to.clocks[i] = 0;
    }
    to.clockCount = Math.max(to.clockCount, known.length);
    for (int i = 0; i < known.length; i++) {
      if (to.clocks[i] < known[i]) {
        to.clocks[i] = known[i];
      }
    }
    tick(t);
  }

  /** A thread learns what another knows, from whom it heard directly or whose end it saw. */
  static void learn(ControlledThread t, ControlledThread from) {
    learn(t, from.clocks, from.clocks.length);
    tick(from);
  }

  private static void learn(ControlledThread t, int[] clocks, int count) {
    if (t.id >= MOST) {
      return;
    }
    if (t.clocks.length < count) {
      t.clocks = Arrays.copyOf(t.clocks, count);
    }
    for (int i = 0; i < count; i++) {
      if (t.clocks[i] < clocks[i]) {
        t.clocks[i] = clocks[i];
      }
    }
  }

  private static void tick(ControlledThread t) {
    if (t.id < MOST) {
      t.clocks[t.id] = ++t.time;
    }
  }
}
