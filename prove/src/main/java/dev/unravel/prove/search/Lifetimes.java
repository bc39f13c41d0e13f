package dev.unravel.prove.search;

import dev.unravel.prove.path.Node;
import dev.unravel.prove.path.PathTree;
import java.util.BitSet;
import java.util.List;

/** The values that a thread has read and that can still make a difference. */
final class Lifetimes {
  private Lifetimes() {}

  static void mark(PathTree tree) {
    List<Node> nodes = tree.nodes();
    nodes.forEach(node -> node.live = new BitSet());
    boolean more = true;
    while (more) {
      // Only the head of a loop comes behind a node that was made later.
      more = pass(nodes) && tree.hasLoops();
    }
  }

  /** Backwards, since what comes behind a node was made later; whether anything has changed. */
  private static boolean pass(List<Node> nodes) {
    boolean changed = false;
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
      changed |= !live.equals(node.live);
      node.live = live;
    }
    return changed;
  }
}
