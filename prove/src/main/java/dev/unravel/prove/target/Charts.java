package dev.unravel.prove.target;

import dev.unravel.prove.path.Choice;
import dev.unravel.prove.path.Course;
import dev.unravel.prove.path.DepartedException;
import dev.unravel.trace.Assumed;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Trace;
import dev.unravel.trace.chart.Chart;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Translates between traces of a target, whose objects have names that last, and steps. A value
 * that a thread reads is pinned: its path goes on in another way for another value. So nothing has
 * to be known about what the thread computes from it. With every value pinned this is maximal
 * causality reduction (Huang, PLDI 2015), with states kept. A value that is only carried from
 * memory to memory is not pinned; what is written is then said in terms of it.
 */
public final class Charts {
  /** What executions need not tell of, since all that comes of it shows in their effects. */
  private static final Set<String> SHOWN =
      Set.of(
          Chart.CLOCK,
          Chart.EXIT,
          Chart.HANDED_OVER,
          Chart.HASHES,
          Chart.TIMED_JOIN,
          Chart.TIMED_WAIT);

  private final Names names = new Names();
  private final boolean opaque;
  private final Set<String> loops = new TreeSet<>();
  private boolean hashes;

  /**
   * Main is the first thread.
   *
   * @param opaque whether all that is not memory counts as one hidden state: knows every class, at
   *     the price of a path for each order in which threads use any of it
   */
  public Charts(boolean opaque) {
    this.opaque = opaque;
    names.threads().of("main");
  }

  /**
   * What an execution did.
   *
   * @param trace every action, in names that mean the same in all executions
   * @param chart what else it takes
   * @throws NotModelledException if steps cannot say it
   */
  public Course course(Trace trace, Chart chart) {
    if (trace.outcome() instanceof Outcome.Unresolved unresolved) {
      throw new DepartedException("a schedule could not be followed: " + unresolved.reason(), 0);
    }
    if (trace.outcome().failed()) {
      return new Course(List.of(), true);
    }
    List<String> beyond =
        chart.unmodelled().stream().filter(what -> !opaque || !SHOWN.contains(what)).toList();
    if (!beyond.isEmpty()) {
      throw new NotModelledException("not modelled: " + String.join(", ", beyond));
    }
    if (opaque && !trace.schedule().picks().isEmpty()) {
      throw new NotModelledException("not modelled: which of several waiters is notified");
    }
    hashes |= chart.unmodelled().contains(Chart.HASHES);
    ChartReader reader = new ChartReader(names, trace, chart, opaque);
    Course course = new Course(reader.deeds(), false, reader.passages());
    loops.addAll(reader.loops());
    return course;
  }

  /** What has to hold besides, for what the executions have done. */
  public List<Assumed> assumptions() {
    List<Assumed> assumptions = new ArrayList<>();
    if (hashes) {
      assumptions.add(
          new Assumed(
              "identity-hashes",
              "identity hashes decide nothing but where a table keeps what it holds"));
    }
    if (!loops.isEmpty()) {
      assumptions.add(
          new Assumed(
              "fair-loops",
              "a thread that goes round waiting for others lets them act: the loops at "
                  + String.join(", ", loops)));
    }
    return assumptions;
  }

  /** The schedule that a worker can follow. */
  public Schedule schedule(List<Choice> choices, List<Integer> starts) {
    Map<Integer, Integer> numbers = new HashMap<>();
    numbers.put(0, 0);
    for (int thread : starts) {
      numbers.putIfAbsent(thread, numbers.size());
    }
    List<Interval> intervals = new ArrayList<>();
    List<Integer> picks = new ArrayList<>();
    for (Choice choice : choices) {
      int thread = numbers.get(choice.thread());
      Interval last = intervals.isEmpty() ? null : intervals.get(intervals.size() - 1);
      if (last != null && last.thread() == thread) {
        intervals.set(intervals.size() - 1, new Interval(thread, last.actions() + 1));
      } else {
        intervals.add(new Interval(thread, 1));
      }
      if (choice.pick() >= 0) {
        picks.add(choice.pick());
      }
    }
    return new Schedule(intervals, picks);
  }

  /** What a thread is called. */
  public String thread(int number) {
    return ValueHistories.path(names.threads().name(number));
  }
}
