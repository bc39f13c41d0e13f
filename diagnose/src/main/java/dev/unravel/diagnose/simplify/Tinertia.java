package dev.unravel.diagnose.simplify;

import dev.unravel.trace.Interval;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Intervals;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Algorithm 1 of Jalbert and Sen, <i>A Trace Simplification Technique for Effective Debugging of
 * Concurrent Programs</i> (FSE 2010). Each step changes the list of intervals and runs it:
 *
 * <ul>
 *   <li><b>remove last</b>: the last interval of a thread is dropped, as long as that goes;
 *   <li><b>consolidate up</b>: an interval is joined by the next one of its thread; if the thread
 *       cannot run all of it there, by as much as it could run;
 *   <li><b>consolidate down</b>: an interval is joined by the one before of its thread.
 * </ul>
 *
 * <p>What differs from the paper: the cost ({@link Cost}); an interval is joined by more than one
 * while that goes; and candidates that commute with one before are not run ({@link CandidateRuns}).
 */
final class Tinertia {
  private final CandidateRuns trials;

  Tinertia(CandidateRuns trials) {
    this.trials = trials;
  }

  /** Goes over the intervals until that no longer helps, and says how often it did. */
  int run() {
    int iterations = 0;
    Cost before;
    do {
      before = trials.cost();
      removeLast();
      consolidateUp();
      consolidateDown();
      iterations++;
    } while (trials.cost().compareTo(before) < 0);
    return iterations;
  }

  void removeLast() {
    List<Interval> backwards = new ArrayList<>(trials.intervals());
    Collections.reverse(backwards);
    Set<Integer> settled = new HashSet<>();
    for (Interval interval : backwards) {
      int last = Intervals.last(trials.intervals(), interval.thread(), trials.frozen());
      if (last >= 0
          && !settled.contains(interval.thread())
          && !trials.run(Intervals.without(trials.intervals(), last)).kept()) {
        settled.add(interval.thread());
      }
    }
  }

  void consolidateUp() {
    for (int i = trials.frozen(); i < trials.intervals().size(); i++) {
      while (i < trials.intervals().size() && joinedByNext(i)) {}
    }
  }

  private boolean joinedByNext(int i) {
    List<Interval> intervals = trials.intervals();
    int next = Intervals.next(intervals, i);
    if (next < 0) {
      return false;
    }
    CandidateRuns.Trial whole = trials.run(Intervals.up(intervals, next, i));
    if (whole.kept()) {
      return true;
    }
    int prefix = whole.ran().map(ran -> executed(ran, i)).orElse(0) - intervals.get(i).actions();
    return prefix > 0
        && prefix < intervals.get(next).actions()
        && trials.run(Intervals.up(intervals, next, i, prefix)).kept();
  }

  /** How many actions the interval at an index had, if all went as planned up to it. */
  private int executed(Trace ran, int i) {
    List<Interval> actual = ran.schedule().intervals();
    boolean reached =
        actual.size() > i && actual.subList(0, i).equals(trials.intervals().subList(0, i));
    return Optional.of(actual)
        .filter(a -> reached && a.get(i).thread() == trials.intervals().get(i).thread())
        .map(a -> a.get(i).actions())
        .orElse(0);
  }

  void consolidateDown() {
    int i = trials.intervals().size() - 1;
    while (i > trials.frozen()) {
      List<Interval> intervals = trials.intervals();
      int previous = Intervals.previous(intervals, i, trials.frozen());
      boolean joined = previous >= 0 && trials.run(Intervals.down(intervals, previous, i)).kept();
      i = Math.min(joined ? i : i - 1, trials.intervals().size() - 1);
    }
  }
}
