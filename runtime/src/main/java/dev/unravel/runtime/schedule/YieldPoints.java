package dev.unravel.runtime.schedule;

import dev.unravel.runtime.jvm.StackProbe;
import dev.unravel.runtime.jvm.Warnings;
import dev.unravel.runtime.place.Sites;
import dev.unravel.trace.Operation;
import jdk.internal.vm.annotation.DontInline;

/**
 * Counts yield points: method entries and loop back-edges of the target, at point level {@code
 * yield}.
 *
 * <p>There may be a billion of them in a second, so all that the target's code does at one is to
 * count {@link #left} down and to call {@link #reached(int)} when it gets below zero. The field is
 * plain and static: only one controlled thread runs at a time, and hand-over orders the accesses.
 * What has been counted is added to the clock whenever somebody has to know it: each thread settles
 * before it announces an operation, and the counter is set anew after each action, to as many yield
 * points as may pass before the strategy must be asked ({@link Strategy#due}).
 *
 * <p>Nothing counts while the running thread is quiet (class loading and static initialisers, whose
 * yield points are no actions) or has left control. Code of the target on a thread that is not
 * controlled, a finalizer say, counts all the same; it is noticed only if it gets to zero first.
 */
public final class YieldPoints {
  /** How many may still pass. Counted down by the target's own code. */
  public static int left;

  /**
   * The scheduler looks in so often even if nothing is due: that tells a watchdog that the run gets
   * on, and the JIT compiler that {@link #reached(int)} is called at all. Code compiled as if it
   * were not has to be compiled anew at the first call; code compiled as if it were called often is
   * slow.
   */
  private static final int MOST = 1 << 13;

  private static final int MANY = Integer.MAX_VALUE;

  public static boolean on;

  /** What {@link #left} was set to last, less what has been added to the clock since. */
  private static int armed;

  private static boolean counting;
  private static boolean warned;

  private YieldPoints() {}

  /** Adds to the clock what was counted since the last time. */
  static void settle() {
    if (counting) {
      int passed = armed - left;
      if (passed > 0) {
        armed = left;
        Scheduler.passed(passed);
      }
    }
  }

  /** A thread is about to run: lets it pass as many as need nobody's attention. */
  static void arm(ControlledThread t, long due) {
    counting = t.quiet == 0;
    left = counting ? (int) Math.max(0, Math.min(due - Scheduler.clock, MOST)) : MANY;
    armed = left;
  }

  /** The running thread does something that does not count. */
  static void pause() {
    if (on) {
      settle();
      counting = false;
      left = MANY;
    }
  }

  /** It goes on with what counts, unless that is part of something else that does not. */
  static void resume(ControlledThread c) {
    if (on && c.quiet == 0 && !Ending.over) {
      Scheduler.arm(c);
    }
  }

  /** The execution is over: whatever still runs comes here at once, to be unwound. */
  static void close() {
    counting = false;
    left = 0;
  }

  /**
   * As many as might pass have passed. Called by the target's code.
   *
   * @param less what {@link #left} would be
   * @return what it has to be instead
   */
  @DontInline
  public static int reached(int less) {
    left = less;
    reached();
    return left;
  }

  private static void reached() {
    ControlledThread c = Control.current();
    if (c == null) {
      disturbed();
      return;
    }
    if (c.killed) {
      Control.unwind(c);
    }
    if (!counting) {
      left = MANY;
      return;
    }
    StackProbe.now();
    // This one has not passed yet: it is what the thread is about to do.
    left++;
    Scheduler.yieldPoint(c);
  }

  private static void disturbed() {
    if (Scheduler.running != null && !warned) {
      warned = true;
      Warnings.add(
          "code of the target ran on "
              + Thread.currentThread().getName()
              + ", which is not controlled: a replay may diverge");
    }
  }

  static boolean isPoint(ControlledThread t) {
    return t.operation == Operation.YIELD && t.site == Sites.POINT;
  }
}
