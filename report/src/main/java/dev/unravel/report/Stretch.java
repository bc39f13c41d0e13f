package dev.unravel.report;

import dev.unravel.trace.Action;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Trace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A run of actions of one thread before control passed on, as it is shown: an interval as it really
 * ran. In a trace that left its schedule the two differ.
 *
 * @param thread number of the thread
 * @param from index of its first action
 * @param to index after its last action
 * @param preempted whether it ended in a preemption
 */
public record Stretch(int thread, long from, long to, boolean preempted) {

  /** The stretches of a trace, or the intervals of its schedule when it kept no actions. */
  public static List<Stretch> of(Trace trace) {
    Set<Long> preemptions = new HashSet<>();
    Set<Integer> preempted = Set.copyOf(trace.preemptions());
    List<Stretch> planned = new ArrayList<>();
    long end = 0;
    for (Interval interval : trace.schedule().intervals()) {
      boolean preemption = preempted.contains(planned.size());
      long from = end;
      end += interval.actions();
      planned.add(new Stretch(interval.thread(), from, end, preemption));
      if (preemption) {
        preemptions.add(end);
      }
    }
    return trace.actions().isEmpty() ? planned : executed(trace.actions(), preemptions);
  }

  private static List<Stretch> executed(List<Action> actions, Set<Long> preemptions) {
    List<Stretch> stretches = new ArrayList<>();
    int from = 0;
    for (int i = 1; i <= actions.size(); i++) {
      int thread = actions.get(from).thread();
      boolean last = i == actions.size();
      if (last || actions.get(i).thread() != thread) {
        stretches.add(new Stretch(thread, from, i, !last && preemptions.contains((long) i)));
        from = i;
      }
    }
    return stretches;
  }
}
