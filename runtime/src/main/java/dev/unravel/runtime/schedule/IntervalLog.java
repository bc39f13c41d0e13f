package dev.unravel.runtime.schedule;

import java.util.Arrays;

/**
 * The schedule of the running execution as it unfolds, in arrays that are kept between executions.
 */
public final class IntervalLog {
  private int[] threads = new int[64];
  private int[] actions = new int[64];
  private boolean[] preempted = new boolean[64];
  private int count;
  private int[] picks = new int[16];
  private int pickCount;

  void clear() {
    count = 0;
    pickCount = 0;
    if (threads.length > 1 << 20) {
      threads = new int[64];
      actions = new int[64];
      preempted = new boolean[64];
    }
  }

  void open(int thread, boolean previousPreempted) {
    if (count == threads.length) {
      threads = Arrays.copyOf(threads, count * 2);
      actions = Arrays.copyOf(actions, count * 2);
      preempted = Arrays.copyOf(preempted, count * 2);
    }
    if (count > 0) {
      preempted[count - 1] = previousPreempted;
    }
    threads[count] = thread;
    actions[count] = 0;
    preempted[count] = false;
    count++;
  }

  void extend() {
    actions[count - 1]++;
  }

  /**
   * As many actions at once.
   *
   * @return how many of them no longer fit into the interval
   */
  int extend(int by) {
    int rest = Math.max(0, by - (Integer.MAX_VALUE - actions[count - 1]));
    actions[count - 1] += by - rest;
    return rest;
  }

  boolean isFull() {
    return count > 0 && actions[count - 1] == Integer.MAX_VALUE;
  }

  void picked(int choice) {
    if (pickCount == picks.length) {
      picks = Arrays.copyOf(picks, pickCount * 2);
    }
    picks[pickCount++] = choice;
  }

  /** Number of intervals. */
  public int count() {
    return count;
  }

  /** Thread of an interval. */
  public int thread(int interval) {
    return threads[interval];
  }

  /** Actions of an interval. */
  public int actions(int interval) {
    return actions[interval];
  }

  /** Whether the thread of an interval could have gone on when control passed on. */
  public boolean preempted(int interval) {
    return preempted[interval];
  }

  /** Number of choices that were not between threads. */
  public int pickCount() {
    return pickCount;
  }

  /** One such choice. */
  public int pick(int i) {
    return picks[i];
  }
}
