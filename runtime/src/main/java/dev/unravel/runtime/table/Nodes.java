package dev.unravel.runtime.table;

import java.util.Arrays;

/** The shadows of a call's arguments, by their place. */
public final class Nodes {
  private int[] nodes = new int[8];
  private int used;

  public void clear() {
    // Not with Arrays, which is instrumented.
    for (int i = 0; i < used; i++) {
      nodes[i] = 0;
    }
    used = 0;
  }

  public void put(int index, int node) {
    if (index >= nodes.length) {
      nodes = Arrays.copyOf(nodes, index * 2);
    }
    nodes[index] = node;
    used = Math.max(used, index + 1);
  }

  public int get(int index) {
    return index < used ? nodes[index] : 0;
  }
}
