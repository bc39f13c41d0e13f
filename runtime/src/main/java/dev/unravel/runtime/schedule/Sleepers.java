package dev.unravel.runtime.schedule;

import jdk.internal.misc.Unsafe;

/**
 * Threads of a recorded run that go on by themselves at some time: in real time when that has come,
 * in a repetition when the schedule says so.
 */
public final class Sleepers {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long NAP_NANOS = 50_000_000;

  /** Real waiting so far, in naps: nothing acts meanwhile, and yet nothing hangs. */
  public static volatile long naps;

  /** No deadline that has not been enabled lies before it. */
  private static long earliest;

  private Sleepers() {}

  static void reset() {
    earliest = ControlledThread.NEVER;
  }

  /** A thread blocks until then at most. */
  static void comes(long deadline) {
    earliest = Math.min(earliest, deadline);
  }

  /** Enables those whose time has come. */
  static void enable(int expected) {
    if (Scheduler.capture.waits) {
      if (VirtualTime.unread() >= earliest) {
        enableDue(VirtualTime.unread());
      }
    } else if (expected >= 0 && expected < Scheduler.threadCount) {
      ControlledThread t = Scheduler.threads[expected];
      if (t.deadline != ControlledThread.NEVER) {
        Scheduler.enabled.add(t);
      }
    }
  }

  private static void enableDue(long now) {
    earliest = ControlledThread.NEVER;
    for (int i = 0; i < Scheduler.threadCount; i++) {
      ControlledThread t = Scheduler.threads[i];
      if (t.deadline <= now) {
        Scheduler.enabled.add(t);
      } else {
        earliest = Math.min(earliest, t.deadline);
      }
    }
  }

  /** Nothing can act: waits until the first of them can, or looks again after a while. */
  static void sleep() {
    long wait = earliest - VirtualTime.unread();
    if (wait > 0) {
      naps++;
      UNSAFE.park(false, Math.min(wait, NAP_NANOS));
    }
  }
}
