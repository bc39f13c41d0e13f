package dev.unravel.diagnose.breakpoints;

import java.util.HashMap;
import java.util.Map;

/**
 * A stretch of an execution in which a thread did nothing though others acted.
 *
 * @param thread the thread
 * @param from index of the first action of the others
 * @param to index behind the last one
 * @param preempted whether the thread could have gone on
 */
record Gap(int thread, int from, int to, boolean preempted) {

  /**
   * For each variable the first and the last action in the gap that touch it, and that write it.
   */
  static final class Touches {
    private final Map<Integer, int[]> byVariable = new HashMap<>();

    void add(int action, int[] touched) {
      for (int touch : touched) {
        // first access, last access, first write, last write
        int[] seen = byVariable.computeIfAbsent(touch >> 1, v -> new int[] {action, -1, -1, -1});
        seen[1] = action;
        if ((touch & 1) == 1) {
          seen[2] = seen[2] < 0 ? action : seen[2];
          seen[3] = action;
        }
      }
    }

    /** The first action that conflicts with one that touches this, or -1. */
    int first(int[] touched) {
      int first = -1;
      for (int touch : touched) {
        int[] seen = byVariable.get(touch >> 1);
        int found = seen == null ? -1 : (touch & 1) == 1 ? seen[0] : seen[2];
        first = first < 0 || found >= 0 && found < first ? found : first;
      }
      return first;
    }

    /** The last one. */
    int last(int[] touched) {
      int last = -1;
      for (int touch : touched) {
        int[] seen = byVariable.get(touch >> 1);
        last = Math.max(last, seen == null ? -1 : (touch & 1) == 1 ? seen[1] : seen[3]);
      }
      return last;
    }
  }

  /** What the others do at places where a thread can be stopped. */
  Touches touches(Steps steps) {
    Touches touches = new Touches();
    for (int i = from; i < to; i++) {
      if (!steps.before(i).isEmpty()) {
        touches.add(i, steps.touched(i));
      }
    }
    return touches;
  }
}
