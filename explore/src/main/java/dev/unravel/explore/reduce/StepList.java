package dev.unravel.explore.reduce;

import java.util.Arrays;

/** Numbers of steps, in a list that allocates only when it grows. */
final class StepList {
  private int[] steps = new int[8];
  private int size;

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  int get(int i) {
    return steps[i];
  }

  void add(int step) {
    if (size == steps.length) {
      steps = Arrays.copyOf(steps, size * 2);
    }
    steps[size++] = step;
  }

  boolean has(int step) {
    for (int i = 0; i < size; i++) {
      if (steps[i] == step) {
        return true;
      }
    }
    return false;
  }
}
