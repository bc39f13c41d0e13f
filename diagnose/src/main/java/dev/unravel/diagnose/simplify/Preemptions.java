package dev.unravel.diagnose.simplify;

import dev.unravel.trace.Interval;
import dev.unravel.wire.Intervals;
import java.util.List;
import java.util.Set;

/** Makes do with fewer preemptions: with one or two, or without some. */
final class Preemptions {
  /** With more preemptions than this it takes too long to keep each alone: drop some first. */
  private static final int MOST_TO_KEEP_ONE = 30;

  /** With more preemptions than this there are too many pairs of them. */
  private static final int MOST_FOR_PAIRS = 12;

  private final CandidateRuns trials;

  Preemptions(CandidateRuns trials) {
    this.trials = trials;
  }

  /** The threads that were preempted go on instead, for many preemptions at once, then for few. */
  void drop() {
    for (int size = trials.best().preemptions().size(); size > 0; size /= 2) {
      int from = 0;
      while (from < trials.best().preemptions().size()) {
        // After a success other preemptions have come to this place.
        from += drop(from, size) ? 0 : size;
      }
    }
  }

  private boolean drop(int from, int size) {
    List<Integer> all = trials.best().preemptions();
    List<Interval> candidate = trials.intervals();
    // From the end, so that the indexes of those still to come stay right.
    for (int i = Math.min(from + size, all.size()) - 1; i >= from; i--) {
      if (all.get(i) >= trials.frozen()) {
        candidate = Intervals.goingOn(candidate, all.get(i));
      }
    }
    return trials.run(candidate).kept();
  }

  /**
   * Threads run until they cannot go on, in the order in which they came, but for one preemption or
   * two of those that are left: often all others only follow from them.
   */
  void keepFew() {
    List<Integer> all = trials.best().preemptions();
    if (all.isEmpty() || keepOnly(Set.of())) {
      return;
    }
    for (int i = 0; i < all.size() && all.size() <= MOST_TO_KEEP_ONE; i++) {
      if (keepOnly(Set.of(all.get(i)))) {
        return;
      }
    }
    for (int i = 0; i < all.size() && all.size() <= MOST_FOR_PAIRS; i++) {
      for (int j = i + 1; j < all.size(); j++) {
        if (keepOnly(Set.of(all.get(i), all.get(j)))) {
          return;
        }
      }
    }
  }

  private boolean keepOnly(Set<Integer> preempted) {
    return trials.run(Intervals.endingOnly(trials.intervals(), trials.frozen(), preempted)).kept();
  }
}
