package dev.unravel.prove;

import java.util.BitSet;
import java.util.List;

/** Which of the values that a thread has read can still make a difference. */
final class Lifetimes {
  private Lifetimes() {}

  static void mark(PathTree tree) {
    List<Node> nodes = tree.nodes();
    // Backwards: what comes behind a node on a path was made later.
    for (int i = nodes.size() - 1; i >= 0; i--) {
      Node node = nodes.get(i);
      BitSet live = new BitSet();
      if (node.next != null) {
        live.or(node.next.live);
      }
      for (Node way : node.ways.values()) {
        live.or(way.live);
      }
      if (node.step != null) {
        if (node.step.expression() != null) {
          node.step.expression().addSlots(live);
        }
        if (node.step.reads()) {
          live.clear(node.reads);
        }
      }
      node.live = live;
    }
  }
}
