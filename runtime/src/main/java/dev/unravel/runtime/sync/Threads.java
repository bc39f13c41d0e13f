package dev.unravel.runtime.sync;

import dev.unravel.runtime.claim.Conditions;
import dev.unravel.runtime.claim.Effects;
import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.jvm.JdkThreads;
import dev.unravel.runtime.memory.StepUses;
import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.race.ConflictDetector;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Deadlines;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.schedule.VirtualTime;
import dev.unravel.runtime.target.ParkBlocker;
import dev.unravel.trace.Operation;
import dev.unravel.trace.chart.Chart;

/** Starting, joining, sleeping, parking and interrupting, by the running thread. */
public final class Threads {
  private Threads() {}

  /**
   * The JDK is about to start a thread.
   *
   * @return whether it must not
   */
  public static boolean start(ControlledThread c, Thread thread) {
    Effects.belongToNext(c.quiet == 0);
    Effects.touch();
    ControlledThread t = Scheduler.register(thread, c);
    if (StepUses.on) {
      StepUses.note(StepUses.THREADS, StepUses.WRITE);
      StepUses.note(t, StepUses.STARTED, StepUses.WRITE);
    }
    Effects.belongToNext(false);
    if (c.quiet == 0) {
      Scheduler.mark(c, Operation.START, Sites.START, thread);
    }
    c.offers = true;
    return Scheduler.backend.start(t);
  }

  /** Whether a thread is not over yet, besides the one that runs. */
  public static boolean othersGoOn() {
    for (int i = 0; i < Scheduler.threadCount; i++) {
      ControlledThread t = Scheduler.threads[i];
      if (t != Scheduler.running && t.state != ControlledThread.State.ENDED) {
        return true;
      }
    }
    return false;
  }

  public static void join(ControlledThread c, ControlledThread t, long nanos)
      throws InterruptedException {
    if (takeInterrupt(c)) {
      throw new InterruptedException();
    }
    if (nanos > 0) {
      Unmodelled.note(Chart.TIMED_JOIN);
      StepUses.note(t, StepUses.STATUS, StepUses.READ);
    }
    Scheduler.announce(c, Operation.JOIN, Sites.JOIN, t.thread);
    if (t.state != ControlledThread.State.ENDED) {
      c.joining = t;
      t.addJoiner(c);
      Deadlines.block(
          c, ControlledThread.State.JOINING, nanos > 0 ? after(nanos) : ControlledThread.NEVER);
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

  public static void sleep(ControlledThread c, long nanos) throws InterruptedException {
    if (takeInterrupt(c)) {
      throw new InterruptedException();
    }
    Scheduler.announce(c, Operation.SLEEP, Sites.SLEEP, null);
    if (nanos > 0) {
      Deadlines.block(c, ControlledThread.State.SLEEPING, after(nanos));
    }
    Scheduler.suspend(c);
    if (takeInterrupt(c)) {
      throw new InterruptedException();
    }
  }

  /** A point in time so many nanoseconds from now, or never if that is too far to count. */
  public static long after(long nanos) {
    Effects.touch();
    StepUses.note(StepUses.CLOCK, StepUses.READ);
    return VirtualTime.after(nanos);
  }

  public static void park(ControlledThread c, long deadline) {
    Effects.touch();
    StepUses.note(c, StepUses.PERMIT, StepUses.WRITE);
    if (deadline != ControlledThread.NEVER) {
      StepUses.note(StepUses.CLOCK, StepUses.READ);
    }
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
    Deadlines.block(c, ControlledThread.State.PARKED, deadline);
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

  public static void unpark(ControlledThread t) {
    Effects.touch();
    StepUses.note(t, StepUses.PERMIT, StepUses.WRITE);
    if (t.state == ControlledThread.State.PARKED) {
      Deadlines.wake(t);
    } else {
      t.permit = true;
    }
  }

  public static void interrupt(ControlledThread t) {
    setFlag(t.thread, true);
    switch (t.state) {
      case WAITING, PARKED, SLEEPING, JOINING -> Deadlines.wake(t);
      default -> {}
    }
  }

  static boolean interrupted(ControlledThread t) {
    Effects.touch();
    StepUses.note(t, StepUses.FLAG, StepUses.READ);
    return JdkThreads.isInterrupted(t.thread);
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
    StepUses.note(thread, StepUses.FLAG, StepUses.WRITE);
    JdkThreads.setInterrupted(thread, value);
  }

  public static Thread.State state(ControlledThread t) {
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
