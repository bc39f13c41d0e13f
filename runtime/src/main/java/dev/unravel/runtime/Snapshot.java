package dev.unravel.runtime;

import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.ThreadStack;
import java.util.ArrayList;
import java.util.List;

/** Stops an execution at a clock value and looks where every thread is. */
final class Snapshot {
  /** Where to stop. */
  static long clock = Long.MAX_VALUE;

  private static List<ThreadStack> stacks = List.of();

  private Snapshot() {}

  /** The next execution stops when its clock shows this. */
  static void order(long at) {
    clock = at;
    stacks = List.of();
  }

  /** What was seen, if the execution came so far; later executions do not stop. */
  static List<ThreadStack> collect() {
    clock = Long.MAX_VALUE;
    return stacks;
  }

  /** The clock has come there: {@code acting} acts now. */
  static void take(ControlledThread acting) {
    ControlledThread caller = Scheduler.running;
    Object token = Hooks.leaveControl();
    try {
      List<ThreadStack> all = new ArrayList<>();
      for (int i = 0; i < Scheduler.threadCount; i++) {
        ControlledThread t = Scheduler.threads[i];
        if (t.state != ControlledThread.State.ENDED) {
          all.add(
              new ThreadStack(t.label(), t == acting, state(t, acting), frames(t, t == caller)));
        }
      }
      stacks = all;
    } finally {
      Hooks.returnToControl(token);
    }
  }

  private static String state(ControlledThread t, ControlledThread acting) {
    String next = t.operation.word();
    if (t == acting) {
      return "runs: " + next;
    }
    return switch (t.state) {
      case RUNNABLE, YIELDING -> "is ready, next: " + next;
      case SLEEPING -> "sleeps";
      default -> Stuck.reason(t);
    };
  }

  /**
   * The target's frames, and those of the JDK below; of the JDK above them the one that the target
   * has called. Our own are left out.
   */
  private static List<Location> frames(ControlledThread t, boolean isCaller) {
    List<Location> frames = new ArrayList<>();
    if (!isCaller && t.operation == Operation.BEGIN) {
      return frames; // It may not even have a stack yet.
    }
    StackTraceElement[] stack = Stuck.stack(t, isCaller);
    boolean userSeen = false;
    for (StackTraceElement e : UserFrames.withoutOurs(stack)) {
      if (!UserFrames.isTool(e.getClassName())) {
        if (!userSeen && UserFrames.isUser(e.getClassName())) {
          userSeen = true;
          while (frames.size() > 1) {
            frames.remove(0);
          }
        }
        frames.add(UserFrames.location(e));
      }
    }
    return frames;
  }
}
