package dev.unravel.wire;

import dev.unravel.trace.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Lists of intervals for {@link Plan.Guided}, and what can be done to make them simpler. None of it
 * changes its argument.
 */
public final class Intervals {
  private Intervals() {}

  /** The same actions in the same order; neighbours of one thread become one interval. */
  public static List<Interval> merged(List<Interval> intervals) {
    List<Interval> result = new ArrayList<>();
    for (Interval interval : intervals) {
      int last = result.size() - 1;
      if (last >= 0 && result.get(last).thread() == interval.thread()) {
        result.set(last, joined(result.get(last), interval));
      } else {
        result.add(interval);
      }
    }
    return result;
  }

  /** Without those of its intervals, from one on, that match. */
  public static List<Interval> without(
      List<Interval> intervals, int from, Predicate<Interval> match) {
    List<Interval> result = new ArrayList<>(intervals.subList(0, from));
    intervals.subList(from, intervals.size()).stream().filter(match.negate()).forEach(result::add);
    return result;
  }

  /** Without the interval at an index. */
  public static List<Interval> without(List<Interval> intervals, int index) {
    List<Interval> result = new ArrayList<>(intervals);
    result.remove(index);
    return result;
  }

  /** The interval at {@code from} comes right after the one at {@code to}, which is before it. */
  public static List<Interval> up(List<Interval> intervals, int from, int to) {
    List<Interval> result = new ArrayList<>(intervals);
    result.add(to + 1, result.remove(from));
    return result;
  }

  /** The same, with so many actions of it; the others stay where they are. */
  public static List<Interval> up(List<Interval> intervals, int from, int to, int actions) {
    Interval whole = intervals.get(from);
    List<Interval> result = new ArrayList<>(intervals);
    result.set(from, new Interval(whole.thread(), whole.actions() - actions));
    result.add(to + 1, new Interval(whole.thread(), actions));
    return result;
  }

  /** The interval at {@code from} comes right before the one at {@code to}, which is behind it. */
  public static List<Interval> down(List<Interval> intervals, int from, int to) {
    List<Interval> result = new ArrayList<>(intervals);
    result.add(to - 1, result.remove(from));
    return result;
  }

  private static Interval joined(Interval first, Interval second) {
    int actions = count(first) + count(second);
    boolean endless = untilBlocked(first) || untilBlocked(second);
    return new Interval(first.thread(), actions + (endless ? Plan.Guided.UNTIL_BLOCKED : 0));
  }

  public static boolean untilBlocked(Interval interval) {
    return interval.actions() >= Plan.Guided.UNTIL_BLOCKED;
  }

  /** The actions an interval stands for, whether it ends with them or not. */
  public static int count(Interval interval) {
    return interval.actions() % Plan.Guided.UNTIL_BLOCKED;
  }

  private static Interval endless(Interval interval) {
    return new Interval(interval.thread(), count(interval) + Plan.Guided.UNTIL_BLOCKED);
  }

  /**
   * All that a thread still has to do comes right after its interval at an index, and whatever may
   * follow on that: it runs until it cannot go on.
   */
  public static List<Interval> goingOn(List<Interval> intervals, int index) {
    int thread = intervals.get(index).thread();
    List<Interval> rest = intervals.subList(index + 1, intervals.size());
    List<Interval> result = new ArrayList<>(intervals.subList(0, index));
    result.add(endless(intervals.get(index)));
    rest.stream().filter(each -> each.thread() == thread).forEach(result::add);
    result.addAll(without(rest, 0, each -> each.thread() == thread));
    return result;
  }

  /** Every interval but some, and those before an index, lasts until its thread cannot go on. */
  public static List<Interval> endingOnly(List<Interval> intervals, int from, Set<Integer> ending) {
    List<Interval> result = new ArrayList<>(intervals);
    for (int i = from; i < intervals.size(); i++) {
      result.set(i, ending.contains(i) ? intervals.get(i) : endless(intervals.get(i)));
    }
    return result;
  }

  /** The next interval of the thread of the one at an index, or -1. */
  public static int next(List<Interval> intervals, int index) {
    return find(intervals, intervals.get(index).thread(), index + 1, intervals.size(), 1);
  }

  /** The interval before of the thread of the one at an index, but not before a bound; or -1. */
  public static int previous(List<Interval> intervals, int index, int bound) {
    return find(intervals, intervals.get(index).thread(), index - 1, bound - 1, -1);
  }

  /** The last interval of a thread, but not before a bound; or -1. */
  public static int last(List<Interval> intervals, int thread, int bound) {
    return find(intervals, thread, intervals.size() - 1, bound - 1, -1);
  }

  private static int find(List<Interval> intervals, int thread, int from, int end, int step) {
    for (int i = from; step * (end - i) > 0; i += step) {
      if (intervals.get(i).thread() == thread) {
        return i;
      }
    }
    return -1;
  }

  /** How many intervals it takes until so many actions are done. */
  public static int covering(List<Interval> intervals, long actions) {
    long done = 0;
    int index = 0;
    while (index < intervals.size() && done < actions) {
      done += intervals.get(index++).actions();
    }
    return index;
  }
}
