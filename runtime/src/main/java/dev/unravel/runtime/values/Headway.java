package dev.unravel.runtime.values;

import dev.unravel.runtime.memory.SharedJdkObjects;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.schedule.VirtualTime;
import dev.unravel.runtime.table.LongSet;
import dev.unravel.trace.Operation;

/**
 * Headway that threads make which take turns, or none. For a stretch of the execution it is noted
 * where each thread is whenever it is about to act, what its local variables hold, and what shared
 * variables do. If in the second half of the stretch nobody comes to anything that was not there in
 * the first, it will go on like that: a livelock. A long honest loop counts, or walks along, or
 * changes something. What cannot be seen may be progress, so then nothing follows.
 */
public final class Headway {
  /** Whether a stretch is being looked at. */
  public static boolean on;

  /** Whether accesses to memory are points: nobody sees what changes otherwise. */
  public static boolean seesMemory = true;

  private static final int LEAST = 128;

  private static final LongSet seen = new LongSet();
  private static int moments;
  private static int lastNew;
  private static boolean unknown;
  private static long unheardOf = Long.MIN_VALUE / 2;

  private Headway() {}

  private static boolean isSeen() {
    return seesMemory && LiveLocals.areKnown();
  }

  /** Another execution. */
  public static void reset() {
    on = false;
    moments = 0;
  }

  /** A stretch begins. */
  public static void begin() {
    on = true;
    seen.clear();
    moments = lastNew = 0;
    unknown = !isSeen();
    if (!Contents.on) {
      Contents.reset(1);
    }
  }

  /** The running thread has announced an operation. */
  public static void announced(ControlledThread c) {
    if (unknown) {
      return;
    }
    unknown = mayChangeWhatNobodySees(c);
    moments++;
    // To wait for a time is to get on, and the clock moves with each reading.
    long place = ((long) c.site << 8) + c.id;
    long shared = Contents.hash() + VirtualTime.questions();
    long own = locals() + SharedJdkObjects.privateTouches();
    if (seen.add(Contents.mix(shared) + Contents.mix(place) + own)) {
      lastNew = moments;
    }
  }

  private static boolean mayChangeWhatNobodySees(ControlledThread c) {
    return switch (c.operation) {
      case CALL -> true;
      case WRITE, COMPARE_AND_SET ->
          Values.read(c.object, c.index, c.site, c.operation) == Values.UNREADABLE;
      default -> false;
    };
  }

  private static long locals() {
    Object token = Control.leave();
    try {
      long held = LiveLocals.hash();
      unknown |= held == 0;
      return held;
    } catch (ReflectiveOperationException | RuntimeException untold) {
      unknown = true;
      return 0;
    } finally {
      Control.resume(token);
    }
  }

  /** What a variable holds that a thread is about to update; new each time if nobody knows. */
  public static long found(ControlledThread c) {
    long value =
        c.operation == Operation.COMPARE_AND_SET
            ? Values.read(c.object, c.index, c.site, c.operation)
            : Values.UNREADABLE;
    return Contents.mix(value == Values.UNREADABLE ? --unheardOf : value);
  }

  /** What the running thread has in its hands, and how much of it is its own; 0 if nobody knows. */
  public static long ofRunning(ControlledThread c) {
    Object token = Control.leave();
    c.quiet++;
    try {
      long held = isSeen() ? LiveLocals.hash() : 0;
      return held == 0 ? 0 : held + SharedJdkObjects.privateTouches();
    } catch (ReflectiveOperationException | RuntimeException untold) {
      return 0;
    } finally {
      c.quiet--;
      Control.resume(token);
    }
  }

  /** The stretch ends. */
  public static void end() {
    on = false;
  }

  /** Whether the stretch has shown so far that nobody gets anywhere. */
  public static boolean isNone() {
    return !unknown && moments >= LEAST && lastNew < moments / 2 && !othersWillCome();
  }

  /** Whether the time of a thread has not come yet, who may change something then. */
  private static boolean othersWillCome() {
    for (int i = 0; i < Scheduler.threadCount; i++) {
      ControlledThread t = Scheduler.threads[i];
      if (t.deadline != ControlledThread.NEVER && t.operation != Operation.SLEEP && !t.daemon) {
        return true;
      }
    }
    return false;
  }
}
