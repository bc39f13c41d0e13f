package dev.unravel.explore.follow;

import dev.unravel.runtime.Execution;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Strategy;
import dev.unravel.trace.Switch;
import dev.unravel.wire.Plan;

/**
 * Takes turns, and switches at given clock values besides: how a schedule is written by DejaVu, see
 * Choi, Zeller, "Isolating Failure-Inducing Thread Schedules", ISSTA 2002. A switch whose clock has
 * passed, because there was nothing to choose at it, comes at the next choice.
 */
public final class Clocked implements Strategy {
  private final long[] clocks;
  private final int[] threads;
  private final Picks picks;
  private int next;

  public Clocked(Plan.Switches plan) {
    clocks = plan.switches().stream().mapToLong(Switch::clock).toArray();
    threads = plan.switches().stream().mapToInt(Switch::thread).toArray();
    picks = new Picks(plan.picks());
  }

  @Override
  public void begin() {
    next = 0;
    picks.begin();
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    if (next == clocks.length || clocks[next] > Execution.clock()) {
      return Turns.pick(enabled, count, running);
    }
    int named = Turns.find(threads[next++], enabled, count);
    return named >= 0 ? named : Turns.next(enabled, count);
  }

  @Override
  public long due() {
    boolean overdue = next < clocks.length && clocks[next] <= Execution.clock();
    // Only an action can make it a choice, and this is asked again after each.
    boolean noChoice = overdue && Execution.enabledThreads() < 2;
    return next == clocks.length || noChoice ? Long.MAX_VALUE : clocks[next];
  }

  @Override
  public int pick(int bound) {
    return picks.next(bound);
  }
}
