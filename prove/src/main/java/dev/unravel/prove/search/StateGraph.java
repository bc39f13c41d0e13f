package dev.unravel.prove.search;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The graph of which states lead to which, to find those from which threads can only go round in
 * loops: where no end can be reached, however fair the schedule.
 */
final class StateGraph {
  private int[] from = new int[1024];
  private int[] to = new int[1024];
  private int edges;
  private final BitSet ends = new BitSet();

  void leads(int before, int after) {
    if (edges == from.length) {
      from = Arrays.copyOf(from, edges * 2);
      to = Arrays.copyOf(to, edges * 2);
    }
    from[edges] = before;
    to[edges++] = after;
  }

  void ends(int state) {
    ends.set(state);
  }

  /** The first of so many states from which no end can be reached, or -1. */
  int endless(int states) {
    int[] first = new int[states];
    int[] next = new int[edges];
    Arrays.fill(first, -1);
    for (int edge = 0; edge < edges; edge++) {
      next[edge] = first[to[edge]];
      first[to[edge]] = edge;
    }
    BitSet reach = (BitSet) ends.clone();
    int[] open = new int[states];
    int count = 0;
    for (int state = ends.nextSetBit(0); state >= 0; state = ends.nextSetBit(state + 1)) {
      open[count++] = state;
    }
    while (count > 0) {
      int state = open[--count];
      for (int edge = first[state]; edge >= 0; edge = next[edge]) {
        if (!reach.get(from[edge])) {
          reach.set(from[edge]);
          open[count++] = from[edge];
        }
      }
    }
    int endless = reach.nextClearBit(0);
    return endless < states ? endless : -1;
  }
}
