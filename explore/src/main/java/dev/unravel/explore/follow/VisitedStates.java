package dev.unravel.explore.follow;

import dev.unravel.runtime.Execution;
import dev.unravel.runtime.schedule.ControlledThread;

/**
 * The states that executions have come to, each with the fewest switches on the way. An execution
 * that comes to one of them again, with no fewer switches, is a rearrangement of what was run
 * before: so far nothing that conflicts came in another order. What it would go on to do has been
 * done, or waits to be.
 *
 * <p>Arrays only: threads of the target ask.
 */
public final class VisitedStates {
  /** Why executions end there. */
  public static final String REPEATED = "repeats the order of another execution";

  /** Where it stops to remember more: tables of 24 MB. */
  private static final int MOST = 1 << 20;

  private long[] states = new long[1 << 10];
  private int[] switches = new int[1 << 10];
  private int size;

  /**
   * Notes where the execution is.
   *
   * @param running the thread that acted last if it can go on, else null
   * @param plan tells apart what it is going to do from here, 0 for no preemption and the oldest
   *     thread first
   * @return whether one with the same plan has been there before
   */
  public boolean hadThis(ControlledThread running, long plan) {
    long state = Execution.state(running) + plan;
    return !improves(state == 0 ? 1 : state, Execution.log().count());
  }

  public void clear() {
    states = new long[1 << 10];
    switches = new int[1 << 10];
    size = 0;
  }

  private boolean improves(long state, int count) {
    int i = slot(states, state);
    if (states[i] == state) {
      boolean fewer = count < switches[i];
      switches[i] = Math.min(count, switches[i]);
      return fewer;
    }
    if (size < MOST) {
      states[i] = state;
      switches[i] = count;
      if (++size * 2 > states.length) {
        grow();
      }
    }
    return true;
  }

  private void grow() {
    long[] moreStates = new long[states.length * 2];
    int[] moreSwitches = new int[states.length * 2];
    for (int i = 0; i < states.length; i++) {
      if (states[i] != 0) {
        int j = slot(moreStates, states[i]);
        moreStates[j] = states[i];
        moreSwitches[j] = switches[i];
      }
    }
    states = moreStates;
    switches = moreSwitches;
  }

  /** States are hashes already. */
  private static int slot(long[] in, long state) {
    int mask = in.length - 1;
    int i = (int) (state >>> 32) & mask;
    while (in[i] != 0 && in[i] != state) {
      i = (i + 1) & mask;
    }
    return i;
  }
}
