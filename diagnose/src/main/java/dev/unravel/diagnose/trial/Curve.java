package dev.unravel.diagnose.trial;

import java.util.List;

/**
 * The share of the ways to go on that fail, along a failing execution: at each of some clock values
 * it is left, and goes on at random.
 *
 * @param clocks after how many actions it is left, in order, the first 0
 * @param failed for each of them, how many of the executions failed
 * @param rounds how many executions there were for each
 */
public record Curve(List<Long> clocks, List<Integer> failed, int rounds) {
  public Curve {
    clocks = List.copyOf(clocks);
    failed = List.copyOf(failed);
  }

  /** How many of a hundred fail, going on from one of the clock values, by its place. */
  public int percent(int place) {
    return rounds == 0 ? 0 : Math.round(100f * failed.get(place) / rounds);
  }

  /** The place that the steepest rise leads to, at least 1, or 0 if nothing rises. */
  public int steepest() {
    int best = 0;
    for (int i = 1; i < clocks.size(); i++) {
      if (rise(i) > (best == 0 ? 0 : rise(best))) {
        best = i;
      }
    }
    return best;
  }

  private int rise(int place) {
    return failed.get(place) - failed.get(place - 1);
  }
}
