package dev.unravel.runtime.schedule;

import dev.unravel.trace.Operation;

/**
 * Blocking and waking, and the times at which blocked threads go on by themselves. A timeout
 * shorter than the patience may pass at any time, as long as {@link EarlyTime} is left; a longer
 * one only when nothing else can act or the clock has come to it.
 */
public final class Deadlines {
  /**
   * What may be missing from a timeout when it is set: the JDK computes a deadline first, and reads
   * the clock again to see how far away that is.
   */
  private static final long READING_NANOS = 100_000;

  private static int sleepers;

  /** No deadline lies before it that the clock has not come to. */
  private static long next;

  private static long patienceNanos;
  private static boolean spuriousWakeUps;
  private static int spuriousLeft;

  private Deadlines() {}

  static void reset(Limits limits, Strategy strategy) {
    EarlyTime.reset(limits, strategy);
    sleepers = 0;
    next = ControlledThread.NEVER;
    patienceNanos = limits.patienceNanos();
    spuriousWakeUps = limits.spuriousWakeUps();
    spuriousLeft = 4;
    Sleepers.reset();
  }

  /** Whether a thread goes on by itself at some time. */
  static boolean any() {
    return sleepers > 0;
  }

  /** The running thread stops until somebody wakes it or, if there is a timeout, its time is up. */
  public static void block(ControlledThread c, ControlledThread.State state, long deadline) {
    c.state = state;
    c.timedOut = false;
    c.deadline = deadline;
    Scheduler.enabled.remove(c);
    if (deadline != ControlledThread.NEVER) {
      sleepers++;
      next = Math.min(next, deadline);
      c.waitsBriefly = deadline - VirtualTime.now() < patienceNanos - READING_NANOS;
      if (Scheduler.capture != null) {
        Sleepers.comes(deadline);
      } else if (mayPass(c)) {
        Scheduler.enabled.add(c);
      } else {
        Scheduler.observer.waitsLong(c);
      }
    } else if (state == ControlledThread.State.WAITING && spuriousWakeUps && spuriousLeft > 0) {
      Scheduler.enabled.add(c);
    }
  }

  private static boolean mayPass(ControlledThread t) {
    return t.waitsBriefly && EarlyTime.mayReach(t.deadline);
  }

  public static void wake(ControlledThread t) {
    Scheduler.observer.woken(t);
    if (t.deadline != ControlledThread.NEVER) {
      t.deadline = ControlledThread.NEVER;
      sleepers--;
    }
    if (t.state == ControlledThread.State.WAITING) {
      t.monitor.removeWaiter(t);
      t.monitor.contend(t);
    } else {
      t.state = ControlledThread.State.RUNNABLE;
      Scheduler.enabled.add(t);
    }
  }

  /**
   * A thread that is not runnable was picked: its time is up.
   *
   * @return whether it acts now; a waiter has still to get its monitor back
   */
  static boolean expire(ControlledThread t) {
    Scheduler.observer.expires(t);
    if (t.deadline == ControlledThread.NEVER) {
      spuriousLeft--;
    } else {
      EarlyTime.passes(t.deadline - VirtualTime.now());
      VirtualTime.advanceTo(t.deadline);
    }
    boolean waits = t.state == ControlledThread.State.WAITING;
    wake(t);
    t.timedOut = true;
    if (Scheduler.capture == null && sleepers > 0) {
      enableSleepers();
    }
    Scheduler.observer.expired();
    if (waits) {
      Operation next = t.operation;
      t.operation = Operation.TIMEOUT;
      Scheduler.account(t);
      t.operation = next;
    }
    return !waits;
  }

  /** The clock has been read and shows this. */
  static void come(long now) {
    if (now >= next && Scheduler.capture == null) {
      enableSleepers();
    }
  }

  /** Lets those go on whose time is up as well, and those who may by now. */
  private static void enableSleepers() {
    next = ControlledThread.NEVER;
    for (int i = 0; i < Scheduler.threadCount; i++) {
      ControlledThread t = Scheduler.threads[i];
      if (t.deadline == ControlledThread.NEVER) {
        continue;
      }
      if (t.deadline > VirtualTime.now()) {
        next = Math.min(next, t.deadline);
      }
      if (t.deadline <= VirtualTime.now() || mayPass(t)) {
        Scheduler.enabled.add(t);
      }
    }
  }

  /** Nothing can act: lets the earliest timeout pass. */
  static boolean passTime() {
    if (sleepers == 0) {
      return false;
    }
    if (Scheduler.capture != null && Scheduler.capture.waits) {
      Sleepers.sleep();
      return true;
    }
    ControlledThread first = null;
    for (int i = 0; i < Scheduler.threadCount; i++) {
      ControlledThread t = Scheduler.threads[i];
      if (t.deadline != ControlledThread.NEVER && (first == null || t.deadline < first.deadline)) {
        first = t;
      }
    }
    Scheduler.enabled.add(first);
    Scheduler.observer.passesTime();
    return true;
  }
}
