package dev.unravel.explore.follow;

import dev.unravel.runtime.Execution;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Strategy;
import dev.unravel.trace.Switch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Follows another strategy and notes where that does something else than taking turns. */
public final class SwitchLog implements Strategy {
  private final Strategy strategy;
  private long[] clocks = new long[64];
  private int[] threads = new int[64];
  private int count;

  public SwitchLog(Strategy strategy) {
    this.strategy = strategy;
  }

  /** What it did besides taking turns. */
  public List<Switch> switches() {
    List<Switch> list = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      list.add(new Switch(clocks[i], threads[i]));
    }
    return list;
  }

  @Override
  public void begin() {
    count = 0;
    strategy.begin();
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int enabledCount, ControlledThread running) {
    int picked = strategy.pickThread(enabled, enabledCount, running);
    if (picked >= 0 && picked != Turns.pick(enabled, enabledCount, running)) {
      boolean next = picked == Turns.next(enabled, enabledCount);
      add(Execution.clock(), next ? Switch.NEXT : enabled[picked].id());
    }
    return picked;
  }

  private void add(long clock, int thread) {
    if (count == clocks.length) {
      clocks = Arrays.copyOf(clocks, count * 2);
      threads = Arrays.copyOf(threads, count * 2);
    }
    clocks[count] = clock;
    threads[count++] = thread;
  }

  @Override
  public int pick(int bound) {
    return strategy.pick(bound);
  }

  @Override
  public long due() {
    return strategy.due();
  }

  @Override
  public int expected() {
    return strategy.expected();
  }

  @Override
  public boolean picksSpinners() {
    return strategy.picksSpinners();
  }

  @Override
  public String departure() {
    return strategy.departure();
  }
}
