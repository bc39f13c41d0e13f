package dev.unravel.diagnose.model;

import dev.unravel.trace.Interval;
import dev.unravel.wire.Plan;
import java.util.List;

/** Runs intervals of a kept execution in another order, with the tolerances of a guided plan. */
final class GuidedRun {
  private final Machine machine;
  private final List<List<Integer>> paths;

  /** How far on its path each thread is, and how far it should be. */
  private final int[] walked;

  private final int[] wanted;

  private GuidedRun(Machine machine, List<List<Integer>> paths) {
    this.machine = machine;
    this.paths = paths;
    walked = new int[paths.size()];
    wanted = new int[paths.size()];
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
    boolean endless = actions >= Plan.Guided.UNTIL_BLOCKED;
    wanted[thread] += actions % Plan.Guided.UNTIL_BLOCKED;
    int end = Math.min(wanted[thread], paths.get(thread).size());
    while (machine.enabled(thread) && (endless || walked[thread] < end)) {
      int position = machine.position(thread);
      machine.act(thread);
      walk(thread, position);
    }
  }

  private void walk(int thread, int position) {
    List<Integer> path = paths.get(thread);
    for (int i = walked[thread]; i < path.size(); i++) {
      if (path.get(i) == position) {
        walked[thread] = i + 1;
        return;
      }
    }
  }
}
