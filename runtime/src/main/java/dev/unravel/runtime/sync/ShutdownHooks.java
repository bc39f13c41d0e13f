package dev.unravel.runtime.sync;

import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.memory.StepUses;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import java.util.Arrays;

/** The threads that the target has registered to run at the end. */
public final class ShutdownHooks {
  private static final Thread[] NONE = {};

  private static Thread[] registered = NONE;

  private ShutdownHooks() {}

  public static void forget() {
    registered = NONE;
  }

  public static void add(Thread hook) {
    StepUses.note(StepUses.ALL, StepUses.WRITE);
    Thread[] hooks = registered;
    if (Arrays.asList(hooks).contains(hook)) {
      throw new IllegalArgumentException("Hook previously registered");
    }
    hooks = Arrays.copyOf(hooks, hooks.length + 1);
    hooks[hooks.length - 1] = hook;
    registered = hooks;
  }

  /** Returns whether it was there. */
  public static boolean remove(Thread hook) {
    StepUses.note(StepUses.ALL, StepUses.WRITE);
    Thread[] hooks = registered;
    int at = Arrays.asList(hooks).indexOf(hook);
    if (at < 0) {
      return false;
    }
    Thread[] fewer = Arrays.copyOf(hooks, hooks.length - 1);
    System.arraycopy(hooks, at + 1, fewer, at, fewer.length - at);
    registered = fewer;
    return true;
  }

  /**
   * What the JVM does after the last user thread, or at System.exit.
   *
   * @return whether there are any
   */
  public static boolean start() {
    Thread[] hooks = registered;
    if (hooks.length > 0) {
      StepUses.note(StepUses.ALL, StepUses.WRITE);
      // Who starts them is no action, be it after the last one of main.
      Unmodelled.noteLoss("shutdown hooks run");
    }
    forget();
    for (Thread hook : hooks) {
      if (Scheduler.byThread.get(hook) == null) {
        hook.start();
      }
    }
    return Scheduler.hasUserThreads();
  }

  /** What System.exit does first: starts the shutdown hooks and waits for them. */
  public static void run(ControlledThread c) {
    Unmodelled.noteExit();
    Thread[] hooks = registered;
    start();
    for (Thread hook : hooks) {
      ControlledThread t = Scheduler.byThread.get(hook);
      while (t != null && t.state != ControlledThread.State.ENDED) {
        try {
          Threads.join(c, t, 0);
        } catch (InterruptedException goOnWaiting) {
          // Exit is not interruptible.
        }
      }
    }
  }
}
