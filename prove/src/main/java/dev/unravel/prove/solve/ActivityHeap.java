package dev.unravel.prove.solve;

import java.util.Arrays;

/** The variables to decide next, those that took part in recent conflicts first. */
final class ActivityHeap {
  private static final double MOST = 1e100;
  private static final double DECAY = 0.95;

  private double[] activity = new double[64];
  private int[] heap = new int[64];

  /** By variable: where in the heap it is, or -1. */
  private int[] places = new int[64];

  private int variables;
  private int size;
  private double increment = 1;

  void addVariable() {
    if (variables == activity.length) {
      activity = Arrays.copyOf(activity, variables * 2);
      heap = Arrays.copyOf(heap, variables * 2);
      places = Arrays.copyOf(places, variables * 2);
    }
    places[variables] = -1;
    insert(variables++);
  }

  boolean isEmpty() {
    return size == 0;
  }

  void insert(int variable) {
    if (places[variable] < 0) {
      places[variable] = size;
      heap[size++] = variable;
      up(size - 1);
    }
  }

  int pop() {
    int top = heap[0];
    places[top] = -1;
    int last = heap[--size];
    if (size > 0) {
      heap[0] = last;
      places[last] = 0;
      down(0);
    }
    return top;
  }

  void bump(int variable) {
    activity[variable] += increment;
    if (activity[variable] > MOST) {
      for (int i = 0; i < variables; i++) {
        activity[i] /= MOST;
      }
      increment /= MOST;
    }
    if (places[variable] >= 0) {
      up(places[variable]);
    }
  }

  void decay() {
    increment /= DECAY;
  }

  private boolean isAbove(int variable, int other) {
    return activity[variable] > activity[other];
  }

  private void up(int from) {
    int at = from;
    int variable = heap[at];
    while (at > 0) {
      int parent = (at - 1) >> 1;
      if (!isAbove(variable, heap[parent])) {
        break;
      }
      heap[at] = heap[parent];
      places[heap[at]] = at;
      at = parent;
    }
    heap[at] = variable;
    places[variable] = at;
  }

  private void down(int from) {
    int at = from;
    int variable = heap[at];
    while (2 * at + 1 < size) {
      int child = 2 * at + 1;
      if (child + 1 < size && isAbove(heap[child + 1], heap[child])) {
        child++;
      }
      if (!isAbove(heap[child], variable)) {
        break;
      }
      heap[at] = heap[child];
      places[heap[at]] = at;
      at = child;
    }
    heap[at] = variable;
    places[variable] = at;
  }
}
