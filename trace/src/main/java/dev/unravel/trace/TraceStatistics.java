package dev.unravel.trace;

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
    int switches = Math.max(0, schedule.intervals().size() - 1);
    // What ends the last interval is the end of the execution, not a switch.
    int preemptions =
        (int) trace.preemptions().stream().distinct().filter(i -> i < switches).count();
    return new TraceStatistics(
        actions, trace.threads().size(), switches, preemptions, switches - preemptions);
  }
}
