package dev.unravel.explore.reduce;

import dev.unravel.runtime.memory.StepLog;
import java.util.Arrays;

/** The vector clocks of the steps of an execution: which of them happened before which. */
final class Clocks {
  private int threads;

  /** By step and thread: how many steps of the thread happened before it, or are it. */
  private int[] clocks = new int[0];

  /** By step, its number among those of its thread. */
  private int[] numbers = new int[0];

  void clear(int steps, int threadCount) {
    threads = threadCount;
    if (clocks.length < steps * threads) {
      clocks = new int[steps * threads * 2];
    }
    if (numbers.length < steps) {
      numbers = new int[steps * 2];
    }
  }

  /** A step comes after others. */
  void set(int step, int number, StepList after, StepList afterToo) {
    int at = step * threads;
    Arrays.fill(clocks, at, at + threads, 0);
    join(at, after);
    join(at, afterToo);
    numbers[step] = number;
    clocks[at + StepLog.thread(step)] = number;
  }

  private void join(int at, StepList from) {
    for (int k = 0; k < from.size(); k++) {
      int other = from.get(k) * threads;
      for (int t = 0; t < threads; t++) {
        clocks[at + t] = Math.max(clocks[at + t], clocks[other + t]);
      }
    }
  }

  int number(int step) {
    return numbers[step];
  }

  /** How many steps of a thread happened before a step, or are it. */
  int get(int step, int thread) {
    return clocks[step * threads + thread];
  }

  boolean isBefore(int j, int k) {
    return get(k, StepLog.thread(j)) >= numbers[j];
  }

  boolean isBeforeAny(int j, StepList others) {
    for (int k = 0; k < others.size(); k++) {
      if (others.get(k) != j && isBefore(j, others.get(k))) {
        return true;
      }
    }
    return false;
  }

  /** How many steps a thread had taken before one. */
  int stepsBefore(int j, int thread) {
    for (int k = j; k >= 0; k--) {
      if (StepLog.thread(k) == thread) {
        return k == j ? numbers[k] - 1 : numbers[k];
      }
    }
    return 0;
  }

  /** Whether a step happened after one behind {@code j} of those threads, a bit for each. */
  boolean isAfterSome(int j, int k, long behind) {
    for (long rest = behind; rest != 0; rest &= rest - 1) {
      int t = Long.numberOfTrailingZeros(rest);
      // The first step of the thread behind j has the next number.
      if (get(k, t) > stepsBefore(j, t)) {
        return true;
      }
    }
    return false;
  }
}
