package dev.unravel.runtime.record;

import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.sync.Stuck;
import dev.unravel.runtime.target.UserFrames;
import dev.unravel.trace.seen.ThreadStack;
import java.util.ArrayList;
import java.util.List;

/** Stops an execution at a clock value and looks where every thread is. */
public final class Snapshot {
  private static List<ThreadStack> stacks = List.of();

  private Snapshot() {}

  /** The next execution stops when its clock shows this. */
  public static void order(long at) {
    Scheduler.stopAt = at;
    stacks = List.of();
  }

  /** What was seen, if the execution came so far; later executions do not stop. */
  public static List<ThreadStack> collect() {
    Scheduler.stopAt = Long.MAX_VALUE;
    return stacks;
  }

  /** The clock has come there: {@code acting} acts now. */
  public static void take(ControlledThread acting) {
    ControlledThread caller = Scheduler.running;
    Object token = Control.leave();
    try {
      List<ThreadStack> all = new ArrayList<>();
      for (int i = 0; i < Scheduler.threadCount; i++) {
        ControlledThread t = Scheduler.threads[i];
        if (t.state != ControlledThread.State.ENDED) {
          all.add(
              new ThreadStack(
                  t.label(), t == acting, state(t, acting), UserFrames.of(t, t == caller)));
        }
      }
      stacks = all;
    } finally {
      Control.resume(token);
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
}
