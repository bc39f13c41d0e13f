package dev.unravel.explore.follow;

import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Strategy;

/** Lets the running thread go on as long as it can, then the oldest. Warm-up executions use it. */
public final class NoPreemption implements Strategy {
  @Override
  public void begin() {}

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    int oldest = 0;
    for (int i = 0; i < count; i++) {
      if (enabled[i] == running) {
        return i;
      }
      if (comesBefore(enabled[i], enabled[oldest])) {
        oldest = i;
      }
    }
    return oldest;
  }

  /** Nobody's time is up as long as somebody has something to do. */
  private static boolean comesBefore(ControlledThread a, ControlledThread b) {
    return a.isRunnable() == b.isRunnable() ? a.id() < b.id() : a.isRunnable();
  }

  @Override
  public long due() {
    return Long.MAX_VALUE;
  }

  @Override
  public int pick(int bound) {
    return 0;
  }
}
