package dev.unravel.diagnose.model;

import dev.unravel.trace.Interval;
import java.util.List;

/** Runs intervals of a kept execution in another order, with the tolerances of a guided plan. */
final class GuidedRun {
  private final Machine machine;
  private final List<List<Integer>> paths;
  private final int[] walked;
  private final int[] owed;

  private GuidedRun(Machine machine, List<List<Integer>> paths) {
    this.machine = machine;
    this.paths = paths;
    walked = new int[paths.size()];
    owed = new int[paths.size()];
  }

  static void run(Machine machine, List<List<Integer>> paths, List<Interval> intervals) {
    GuidedRun run = new GuidedRun(machine, paths);
    for (Interval interval : intervals) {
      run.run(interval.thread(), interval.actions());
    }
    while (!machine.ended()) {
      machine.act(machine.enabled().get(0));
    }
  }

  private void run(int thread, int actions) {
    int left = actions + owed[thread];
    while (left > 0 && machine.enabled(thread)) {
      int back = onPath(thread);
      if (back >= 0) {
        // What it does not come to any more is done with.
        left -= back - walked[thread] + 1;
        walked[thread] = back + 1;
        if (left < 0) {
          walked[thread]--;
          break;
        }
      }
      machine.act(thread);
    }
    owed[thread] = Math.max(left, 0);
  }

  /** Where on its path the thread is, from where it was last; or -1. */
  private int onPath(int thread) {
    List<Integer> path = paths.get(thread);
    for (int i = walked[thread]; i < path.size(); i++) {
      if (path.get(i) == machine.position(thread)) {
        return i;
      }
    }
    return -1;
  }
}
