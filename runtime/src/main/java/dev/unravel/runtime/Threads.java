package dev.unravel.runtime;

import dev.unravel.trace.Chart;
import dev.unravel.trace.Operation;
import jdk.internal.misc.Unsafe;

/** Starting, joining, sleeping, parking and interrupting, by the running thread. */
final class Threads {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long INTERRUPTED = UNSAFE.objectFieldOffset(Thread.class, "interrupted");

  private static final Thread[] NO_HOOKS = {};

  /** What the target has registered to run at the end. */
  static Thread[] shutdownHooks = NO_HOOKS;

  private Threads() {}

  static void forgetShutdownHooks() {
    shutdownHooks = NO_HOOKS;
  }

  /**
   * The JDK is about to start a thread.
   *
   * @return whether it must not
   */
  static boolean start(ControlledThread c, Thread thread) {
    Effects.belongToNext(c.quiet == 0);
    Effects.touch();
    ControlledThread t = Scheduler.register(thread, c);
    Effects.belongToNext(false);
    if (c.quiet == 0) {
      Scheduler.mark(c, Operation.START, Sites.START, thread);
    }
    c.offers = true;
    return Scheduler.backend.start(t);
  }

  /**
   * What the JVM does after the last user thread, or at System.exit.
   *
   * @return whether there are any
   */
  static boolean startShutdownHooks() {
    Thread[] hooks = shutdownHooks;
    forgetShutdownHooks();
    if (hooks.length > 1 || hooks.length > 0 && othersGoOn()) {
      // Who starts them is no action, be it after the last one of main.
      Unmodelled.noteLoss("shutdown hooks run");
    }
    for (Thread hook : hooks) {
      if (Scheduler.byThread.get(hook) == null) {
        hook.start();
      }
    }
    return Scheduler.hasUserThreads();
  }

  /** What System.exit does first: starts the shutdown hooks and waits for them. */
  static void runShutdownHooks(ControlledThread c) {
    Unmodelled.noteExit();
    Thread[] hooks = shutdownHooks;
    startShutdownHooks();
    for (Thread hook : hooks) {
      ControlledThread t = Scheduler.byThread.get(hook);
      while (t != null && t.state != ControlledThread.State.ENDED) {
        try {
          join(c, t, 0);
        } catch (InterruptedException goOnWaiting) {
          // Exit is not interruptible.
        }
      }
    }
  }

  /** Whether a thread is not over yet, besides the one that runs. */
  static boolean othersGoOn() {
    for (int i = 0; i < Scheduler.threadCount; i++) {
      ControlledThread t = Scheduler.threads[i];
      if (t != Scheduler.running && t.state != ControlledThread.State.ENDED) {
        return true;
      }
    }
    return false;
  }

  static void join(ControlledThread c, ControlledThread t, long nanos) throws InterruptedException {
    if (takeInterrupt(c)) {
      throw new InterruptedException();
    }
    if (nanos > 0) {
      Unmodelled.note(Chart.TIMED_JOIN);
    }
    Scheduler.announce(c, Operation.JOIN, Sites.JOIN, t.thread);
    if (t.state != ControlledThread.State.ENDED) {
      c.joining = t;
      t.addJoiner(c);
      Scheduler.block(
          c,
          ControlledThread.State.JOINING,
          nanos > 0 ? VirtualTime.after(nanos) : ControlledThread.NEVER);
      Stuck.checkCycle(c);
    }
    Scheduler.suspend(c);
    if (ConflictDetector.on && t.state == ControlledThread.State.ENDED) {
      ConflictDetector.sawEnd(c, t);
    }
    c.joining = null;
    if (takeInterrupt(c)) {
      throw new InterruptedException();
    }
    if (t.state == ControlledThread.State.ENDED && t.joinedBy == null) {
      t.joinedBy = c;
    }
  }

  static void sleep(ControlledThread c, long nanos) throws InterruptedException {
    if (takeInterrupt(c)) {
      throw new InterruptedException();
    }
    Scheduler.announce(c, Operation.SLEEP, Sites.SLEEP, null);
    if (nanos > 0) {
      Scheduler.block(c, ControlledThread.State.SLEEPING, VirtualTime.after(nanos));
    }
    Scheduler.suspend(c);
    if (takeInterrupt(c)) {
      throw new InterruptedException();
    }
  }

  static void park(ControlledThread c, long deadline) {
    Effects.touch();
    if (c.permit) {
      c.permit = false;
      wasUnparked(c);
      return;
    }
    if (interrupted(c) || deadline <= VirtualTime.now()) {
      return;
    }
    Scheduler.announce(c, Operation.PARK, Sites.PARK, ParkBlocker.of(c.thread));
    // With an object to show it is a class of java.util.concurrent, which looks again.
    Conditions.waited |= c.object == null;
    if (ConflictDetector.on) {
      ConflictDetector.parks(c, c.object);
    }
    Scheduler.block(c, ControlledThread.State.PARKED, deadline);
    Stuck.checkCycle(c);
    Scheduler.suspend(c);
    c.permit = false;
    wasUnparked(c);
  }

  private static void wasUnparked(ControlledThread c) {
    if (ConflictDetector.on) {
      ConflictDetector.unparked(c);
    }
  }

  static void unpark(ControlledThread t) {
    Effects.touch();
    if (t.state == ControlledThread.State.PARKED) {
      Scheduler.wake(t);
    } else {
      t.permit = true;
    }
  }

  static void interrupt(ControlledThread t) {
    setFlag(t.thread, true);
    switch (t.state) {
      case WAITING, PARKED, SLEEPING, JOINING -> Scheduler.wake(t);
      default -> {}
    }
  }

  static boolean interrupted(ControlledThread t) {
    Effects.touch();
    return UNSAFE.getBooleanVolatile(t.thread, INTERRUPTED);
  }

  static boolean takeInterrupt(ControlledThread t) {
    if (!interrupted(t)) {
      return false;
    }
    setFlag(t.thread, false);
    if (ConflictDetector.on) {
      ConflictDetector.sawInterrupt(t, t);
    }
    return true;
  }

  private static void setFlag(Thread thread, boolean value) {
    Effects.touch();
    UNSAFE.putBooleanVolatile(thread, INTERRUPTED, value);
  }

  static Thread.State state(ControlledThread t) {
    return switch (t.state) {
      case RUNNABLE, YIELDING -> {
        // An announced lock or a relock after a wait is "blocked" only once somebody else has it.
        yield Thread.State.RUNNABLE;
      }
      case BLOCKED -> Thread.State.BLOCKED;
      case WAITING, PARKED, JOINING ->
          t.deadline == ControlledThread.NEVER ? Thread.State.WAITING : Thread.State.TIMED_WAITING;
      case SLEEPING -> Thread.State.TIMED_WAITING;
      case ENDED -> Thread.State.TERMINATED;
    };
  }
}
