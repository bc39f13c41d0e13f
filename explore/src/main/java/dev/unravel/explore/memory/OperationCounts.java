package dev.unravel.explore.memory;

import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.table.Blank;
import java.util.Arrays;

/**
 * Estimates, from earlier executions, of how many of the operations that matter each thread has
 * before it. A thread that has still to start others has theirs before it as well: they cannot come
 * before it starts them.
 */
public final class OperationCounts {
  /**
   * By group, and one more for all groups: the counts of the threads in the last such execution.
   */
  private int[][] known = new int[16][];

  private int[] current = new int[16];
  private int[] parents = new int[16];
  private int[] left = new int[16];
  private boolean[] started = new boolean[16];
  private int threads;
  private int slot;

  /** An execution begins in which a group matters, or all if it is -1. */
  public void begin(int group) {
    if (threads > 0) {
      known[slot] = Arrays.copyOf(current, threads);
    }
    slot = group + 1;
    if (slot >= known.length) {
      known = Arrays.copyOf(known, slot * 2);
    }
    int[] expected = known[slot] == null ? new int[0] : known[slot];
    ensure(expected.length);
    Blank.fill(current, 0);
    Blank.fill(started);
    Blank.fill(left, 0);
    System.arraycopy(expected, 0, left, 0, expected.length);
    // Children have higher numbers than those who start them.
    for (int id = expected.length - 1; id > 0; id--) {
      left[parents[id]] += left[id];
    }
    threads = 0;
  }

  public int left(ControlledThread t) {
    int id = t.id();
    if (id >= threads || !started[id]) {
      start(t);
    }
    return left[id];
  }

  public void acts(ControlledThread t) {
    left(t);
    current[t.id()]++;
    left[t.id()]--;
  }

  private void start(ControlledThread t) {
    int id = t.id();
    ensure(id + 1);
    started[id] = true;
    threads = Math.max(threads, id + 1);
    if (t.parentId() >= 0) {
      parents[id] = t.parentId();
      left[parents[id]] -= left[id];
    }
  }

  private void ensure(int size) {
    if (size > current.length) {
      int length = size * 2;
      current = Arrays.copyOf(current, length);
      parents = Arrays.copyOf(parents, length);
      left = Arrays.copyOf(left, length);
      started = Arrays.copyOf(started, length);
    }
  }
}
