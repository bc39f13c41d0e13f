package dev.unravel.runtime.schedule;

import dev.unravel.runtime.jvm.Kill;

/**
 * Control over the calling thread: whether it is controlled, and ways to leave that for a while.
 */
public final class Control {
  private Control() {}

  /** The calling thread if it is controlled, else null. */
  public static ControlledThread current() {
    ControlledThread c = Scheduler.running;
    return c != null && c.identity == Thread.currentThread() ? c : null;
  }

  /** The calling thread if it is controlled and its execution still goes on, else null. */
  public static ControlledThread acting() {
    ControlledThread c = current();
    return c != null && !c.killed ? c : null;
  }

  /** The calling thread if it is controlled; unwinds a left-over thread, for it must not block. */
  public static ControlledThread aboutToBlock() {
    ControlledThread c = current();
    if (c != null && c.killed) {
      unwind(c);
    }
    return c;
  }

  /** The calling thread as the target sees it, whatever it runs on. */
  public static Thread thread() {
    ControlledThread c = current();
    return c != null ? c.thread : Stepping.evaluator(Thread.currentThread());
  }

  /**
   * The calling thread if its operations are points, for hooks inside the JDK. These never unwind:
   * an Error out of the middle of a static initialiser, say, would leave a class of the JDK broken
   * for good.
   */
  public static ControlledThread insideJdk() {
    ControlledThread c = current();
    return c != null && !c.killed && c.quiet == 0 ? c : null;
  }

  /** Ends a thread that is left over when its execution has ended. */
  public static void unwind(ControlledThread c) {
    if (++c.kills > 1_000) {
      Kill.abandon();
    }
    throw Kill.INSTANCE;
  }

  /** Makes the calling thread look uncontrolled until {@link #resume}. */
  public static Object leave() {
    ControlledThread c = current();
    if (c != null) {
      YieldPoints.pause();
      Scheduler.running = null;
    }
    return c;
  }

  public static void resume(Object token) {
    if (token != null) {
      Scheduler.running = (ControlledThread) token;
      YieldPoints.resume((ControlledThread) token);
    }
  }

  /** From here on the operations of a thread are no points. */
  public static void beQuiet(ControlledThread c) {
    if (c.quiet++ == 0) {
      YieldPoints.pause();
    }
  }

  public static void endQuiet(ControlledThread c) {
    if (--c.quiet == 0) {
      YieldPoints.resume(c);
    }
  }

  /** The calling thread loads or links a class: its operations are no points. */
  public static void quietEnter() {
    ControlledThread c = current();
    if (c != null) {
      beQuiet(c);
    }
  }

  public static void quietExit() {
    ControlledThread c = current();
    if (c != null && c.quiet > 0) {
      endQuiet(c);
    }
  }
}
