package dev.unravel.explore.sample;

import dev.unravel.explore.follow.Guided;
import dev.unravel.explore.strategy.Dice;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Schedule;
import dev.unravel.wire.Intervals;
import dev.unravel.wire.Share;
import java.util.List;

/**
 * Leaves out some of the preemptions of an execution, at random: any number of them, with a
 * logarithm that is uniform; or any one switch. Delta debugging goes by halves and quarters in
 * order; this is less clever, and never comes to an end where it is stuck.
 */
public final class Thinning {
  private final Dice dice;

  public Thinning(long seed) {
    dice = new Dice(seed, Share.WHOLE);
  }

  /**
   * A schedule for {@link Guided}. A thread whose preemption is left out goes on until it cannot,
   * or with its next interval; or it does nothing until that.
   *
   * @param preempted the intervals, by index, that were preempted; at least one
   */
  public Schedule of(Schedule schedule, List<Integer> preempted) {
    dice.begin();
    int way = dice.below(3);
    List<Interval> fewer =
        dice.oneIn(2)
            ? without(schedule.intervals(), dice.below(schedule.intervals().size()), way)
            : without(schedule.intervals(), preempted, way);
    return new Schedule(Intervals.merged(fewer), schedule.picks());
  }

  private List<Interval> without(List<Interval> all, List<Integer> preempted, int way) {
    int range = dice.below(Integer.SIZE - Integer.numberOfLeadingZeros(preempted.size()));
    int left = Math.min(preempted.size(), (1 << range) + dice.below(1 << range));
    List<Interval> intervals = all;
    // From the end, so that the indexes of those still to come stay right.
    for (int i = preempted.size() - 1; i >= 0; i--) {
      if (dice.below(i + 1) < left) {
        left--;
        intervals = without(intervals, preempted.get(i), way);
      }
    }
    return intervals;
  }

  private static List<Interval> without(List<Interval> intervals, int switched, int way) {
    int next = Intervals.next(intervals, switched);
    if (next < 0 || way == 0) {
      return Intervals.goingOn(intervals, switched);
    }
    return way == 1
        ? Intervals.up(intervals, next, switched)
        : Intervals.down(intervals, switched, next);
  }
}
