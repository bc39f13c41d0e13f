package dev.unravel.explore.follow;

import dev.unravel.runtime.Execution;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Strategy;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Schedule;

/**
 * Follows a schedule. Where the thread it names cannot act the execution has left the schedule,
 * which ends it; behind the end of the schedule it goes on without preemption.
 */
public final class ExactReplay implements Strategy {
  private final int[] threads;
  private final long[] ends;
  private final Picks picks;
  private final NoPreemption behindTheEnd = new NoPreemption();
  private int interval;
  private String departure;

  public ExactReplay(Schedule schedule) {
    threads = new int[schedule.intervals().size()];
    ends = new long[threads.length];
    long end = 0;
    for (int i = 0; i < threads.length; i++) {
      Interval each = schedule.intervals().get(i);
      threads[i] = each.thread();
      end += each.actions();
      ends[i] = end;
    }
    picks = new Picks(schedule.picks());
  }

  @Override
  public void begin() {
    interval = 0;
    picks.begin();
    departure = null;
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    long next = Execution.clock() + 1;
    if (expected() < 0) {
      return behindTheEnd.pickThread(enabled, count, running);
    }
    int named = Turns.find(threads[interval], enabled, count);
    if (named < 0) {
      departure = "at clock " + next + " thread " + threads[interval] + " should act but cannot";
    }
    return named;
  }

  @Override
  public int expected() {
    passTo(Execution.clock() + 1);
    return interval == ends.length ? -1 : threads[interval];
  }

  @Override
  public long due() {
    passTo(Execution.clock());
    return interval == ends.length ? Long.MAX_VALUE : ends[interval];
  }

  /** Goes to the interval that a clock value is in. */
  private void passTo(long clock) {
    while (interval < ends.length && ends[interval] < clock) {
      interval++;
    }
  }

  @Override
  public int pick(int bound) {
    return picks.next(bound);
  }

  @Override
  public String departure() {
    return departure;
  }
}
