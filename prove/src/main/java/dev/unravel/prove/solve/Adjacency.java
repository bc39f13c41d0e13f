package dev.unravel.prove.solve;

import java.util.Arrays;

/** The edges into or out of each node: stacks, since they go away in reverse order. */
final class Adjacency {
  final int[][] nodes;
  final int[][] edges;
  final int[] sizes;

  Adjacency(int count) {
    nodes = new int[count][2];
    edges = new int[count][2];
    sizes = new int[count];
  }

  void push(int at, int node, int edge) {
    int size = sizes[at]++;
    if (size == nodes[at].length) {
      nodes[at] = Arrays.copyOf(nodes[at], size * 2);
      edges[at] = Arrays.copyOf(edges[at], size * 2);
    }
    nodes[at][size] = node;
    edges[at][size] = edge;
  }

  void pop(int at) {
    sizes[at]--;
  }
}
