package dev.unravel.explore.execution;

import dev.unravel.explore.follow.Paths;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Schedule;
import java.util.List;

/**
 * An execution that others are made from.
 *
 * @param paths what its threads did
 * @param schedule its schedule
 * @param preemptions its intervals, by index, that were preempted
 */
public record Known(Paths paths, Schedule schedule, List<Integer> preemptions)
    implements Comparable<Known> {

  /** The execution that was just run. */
  public static Known last(Paths paths) {
    return new Known(paths, Runs.schedule(), Runs.preemptions());
  }

  /** By preemptions, then switches. */
  @Override
  public int compareTo(Known other) {
    int fewer = Integer.compare(preemptions.size(), other.preemptions.size());
    return fewer != 0
        ? fewer
        : Integer.compare(schedule.intervals().size(), other.schedule.intervals().size());
  }

  /** The sites that threads were about to act at when they were preempted. */
  public int[] preemptedSites() {
    int[] done = new int[paths.threads()];
    int[] sites = new int[preemptions.size()];
    int found = 0;
    for (int i = 0; i < schedule.intervals().size() && found < sites.length; i++) {
      Interval interval = schedule.intervals().get(i);
      int thread = interval.thread();
      done[thread] += interval.actions();
      if (preemptions.get(found) == i) {
        // One that never went on was about to do nobody knows what; where it was last is close.
        int next = Math.min(done[thread], paths.length(thread) - 1);
        sites[found++] = paths.site(thread, next);
      }
    }
    return sites;
  }
}
