package dev.unravel.runtime.hooks;

import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.memory.StepUses;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Ending;
import dev.unravel.runtime.sync.ShutdownHooks;
import dev.unravel.runtime.sync.Threads;

/** Hooks in place of calls that end the JVM, or say what is to be done then. */
public final class ExitHooks {
  private ExitHooks() {}

  public static void exit(int status) {
    ControlledThread c = Control.aboutToBlock();
    if (c == null) {
      System.exit(status);
      return;
    }
    offer(c);
    StepUses.note(StepUses.ALL, StepUses.WRITE);
    if (status != 0) {
      Ending.fail(c, UncaughtExceptions.exit(c, status));
    }
    ShutdownHooks.run(c);
    Ending.stop(c);
  }

  /** Ends the execution as {@link #exit} does, unless the end of this thread is that already. */
  public static void exitIfOthersGoOn() {
    StepUses.note(StepUses.ALL, StepUses.WRITE);
    if (Threads.othersGoOn()) {
      exit(0);
    }
  }

  /** Others may act before the JVM ends. */
  private static void offer(ControlledThread c) {
    if (c.quiet == 0 && Threads.othersGoOn()) {
      Ending.offer(c);
    }
  }

  public static void exit(Runtime runtime, int status) {
    exit(status);
  }

  public static void halt(Runtime runtime, int status) {
    ControlledThread c = Control.aboutToBlock();
    if (c == null) {
      runtime.halt(status);
      return;
    }
    offer(c);
    StepUses.note(StepUses.ALL, StepUses.WRITE);
    if (status != 0) {
      Ending.fail(c, UncaughtExceptions.exit(c, status));
    }
    Unmodelled.noteExit();
    Ending.stop(c);
  }

  public static void addShutdownHook(Runtime runtime, Thread hook) {
    if (Control.acting() == null) {
      runtime.addShutdownHook(hook);
      return;
    }
    ShutdownHooks.add(hook);
  }

  public static boolean removeShutdownHook(Runtime runtime, Thread hook) {
    if (Control.acting() == null) {
      return runtime.removeShutdownHook(hook);
    }
    return ShutdownHooks.remove(hook);
  }
}
