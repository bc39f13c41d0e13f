package dev.unravel.runtime.schedule;

import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Outcome;

/**
 * Places for a debugger's breakpoints: the proxy between the worker and a debugger follows the
 * schedule by stopping here. The module {@code step} knows this class, its methods and its fields
 * by name.
 *
 * <p>The methods are empty, since all that matters is that a thread comes by. The fields are
 * written before it does.
 */
public final class Stepping {
  /** Whether somebody steps through the execution that runs. */
  private static boolean on;

  /** The clock value to stop at; written by the proxy. */
  static long until = Long.MAX_VALUE;

  /** The clock when a thread was last about to act. */
  static long clock;

  /** The OS thread of the thread that runs. */
  static Thread carrier;

  /** The thread in which a debugger evaluates something. */
  private static ControlledThread evaluator;

  private Stepping() {}

  /** Says whether somebody steps through the executions to come. */
  public static void on(boolean value) {
    on = value;
    carrier = null;
    clock = 0;
  }

  public static boolean on() {
    return on;
  }

  /** The thread that has control is about to act, on its own stack. */
  public static void acts(ControlledThread c) {
    if (!on) {
      return;
    }
    clock = Scheduler.clock;
    if (carrier != c.carrier) {
      carrier = c.carrier;
      switched();
    }
    if (clock >= until) {
      until = Long.MAX_VALUE;
      reached();
    }
  }

  /**
   * A debugger is about to evaluate something in the calling thread, which must not be part of the
   * execution. Called by the proxy.
   *
   * @return what to call {@link #evaluated} with
   */
  static Object evaluates() {
    evaluator = Control.current();
    return Control.leave();
  }

  static void evaluated(Object token) {
    evaluator = null;
    Control.resume(token);
  }

  /** The thread of the target that an OS thread stands for while it evaluates, or that itself. */
  static Thread evaluator(Thread current) {
    ControlledThread c = evaluator;
    return c != null && c.identity == current ? c.thread : current;
  }

  /** The execution is over, on the stack of the thread that ran last; nothing is unwound yet. */
  static void finished() {
    if (!on) {
      return;
    }
    if (Ending.outcome instanceof Outcome.Fail fail && standsStill(fail.signature().kind())) {
      gotStuck();
    }
    ended();
  }

  private static boolean standsStill(FailureKind kind) {
    return switch (kind) {
      case DEADLOCK, LOST_NOTIFICATION, LIVELOCK -> true;
      default -> false;
    };
  }

  /** Another thread runs than before. */
  private static void switched() {}

  /** The clock has come to {@link #until}. */
  private static void reached() {}

  /** Nothing goes on any more. */
  private static void gotStuck() {}

  /** What follows is no part of the execution. */
  private static void ended() {}
}
