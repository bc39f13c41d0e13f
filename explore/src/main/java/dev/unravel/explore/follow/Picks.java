package dev.unravel.explore.follow;

import java.util.List;

/** The choices of an earlier execution that were not between threads, one after the other. */
final class Picks {
  private final int[] picks;
  private int next;

  Picks(List<Integer> picks) {
    this.picks = picks.stream().mapToInt(Integer::intValue).toArray();
  }

  void begin() {
    next = 0;
  }

  /** The next of them, as far as there is such a choice; behind the last always the first. */
  int next(int bound) {
    return next < picks.length ? Math.min(picks[next++], bound - 1) : 0;
  }
}
