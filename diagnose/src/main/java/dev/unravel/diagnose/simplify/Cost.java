package dev.unravel.diagnose.simplify;

import dev.unravel.trace.Interval;
import dev.unravel.trace.Trace;
import dev.unravel.trace.TraceStatistics;
import java.util.Comparator;

/**
 * A measure of how hard an execution is to follow: by its preemptions, then its switches, then the
 * threads that act in it, then its actions.
 *
 * <p>The paper counts switches. But a forced switch follows from the program, and whoever reads the
 * trace can foresee it; a preemption is where the bug may be, and has to be explained. So
 * preemptions come first here.
 *
 * @param preemptions switches away from a thread that could have gone on
 * @param switches how often control passes on
 * @param threads threads that act; those that are only made do not count
 * @param actions actions
 */
public record Cost(int preemptions, int switches, int threads, long actions)
    implements Comparable<Cost> {
  private static final Comparator<Cost> ORDER =
      Comparator.comparingInt(Cost::preemptions)
          .thenComparingInt(Cost::switches)
          .thenComparingInt(Cost::threads)
          .thenComparingLong(Cost::actions);

  /** The cost of an execution. */
  public static Cost of(Trace trace) {
    TraceStatistics statistics = TraceStatistics.of(trace);
    int acting =
        (int) trace.schedule().intervals().stream().mapToInt(Interval::thread).distinct().count();
    return new Cost(statistics.preemptions(), statistics.switches(), acting, statistics.actions());
  }

  @Override
  public int compareTo(Cost other) {
    return ORDER.compare(this, other);
  }
}
