package dev.unravel.trace;

import java.util.List;

/**
 * A trace in five numbers.
 *
 * @param actions how many actions were executed
 * @param threads how many threads there were
 * @param switches how often control passed on
 * @param preemptions switches away from a thread that could have gone on
 * @param forced all other switches
 */
public record TraceStatistics(
    long actions, int threads, int switches, int preemptions, int forced) {

  /** Counts. A trace that kept only its schedule counts the actions of the schedule. */
  public static TraceStatistics of(Trace trace) {
    Schedule schedule = trace.schedule();
    long actions = trace.actions().isEmpty() ? schedule.actions() : trace.actions().size();
    int switches = switches(schedule.intervals());
    // What ends the last interval is the end of the execution, not a switch.
    int last = schedule.intervals().size() - 1;
    int preemptions = (int) trace.preemptions().stream().distinct().filter(i -> i < last).count();
    return new TraceStatistics(
        actions, trace.threads().size(), switches, preemptions, switches - preemptions);
  }

  /** A stretch that took several intervals to write is left by one switch. */
  private static int switches(List<Interval> intervals) {
    int switches = 0;
    for (int i = 1; i < intervals.size(); i++) {
      Interval before = intervals.get(i - 1);
      boolean goesOn =
          before.actions() == Integer.MAX_VALUE && before.thread() == intervals.get(i).thread();
      switches += goesOn ? 0 : 1;
    }
    return switches;
  }
}
