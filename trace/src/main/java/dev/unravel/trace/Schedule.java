package dev.unravel.trace;

import java.util.List;

/**
 * A plan for an execution: who runs, for how long, in which order.
 *
 * @param intervals the intervals, in order
 * @param picks every choice that is not one between threads (which waiter a notify wakes, whether a
 *     wait wakes up by itself), in order
 */
public record Schedule(List<Interval> intervals, List<Integer> picks) {
  public Schedule {
    intervals = List.copyOf(intervals);
    picks = List.copyOf(picks);
  }

  /** Number of actions the schedule runs. */
  public long actions() {
    return intervals.stream().mapToLong(Interval::actions).sum();
  }
}
