package dev.unravel.prove.path;

import java.util.ArrayList;
import java.util.List;

/** The paths that a thread has been seen to take, merged: they part where a value decides. */
public final class PathTree {
  private final List<Node> nodes = new ArrayList<>();

  private boolean loops;

  /** The most slots on any path. */
  private int slots;

  PathTree() {
    add(0);
  }

  public Node root() {
    return nodes.get(0);
  }

  /** In the order in which they were made: a node comes behind the one before it on its path. */
  public List<Node> nodes() {
    return nodes;
  }

  int slots() {
    return slots;
  }

  /** How many complete paths there are. */
  long paths() {
    return nodes.stream().filter(node -> node.step instanceof Step.End).count();
  }

  /**
   * Goes on from a node, on a path that may be new.
   *
   * @return where the thread is then
   * @throws DepartedException if the thread has done something else here before
   */
  Node follow(Node from, ThreadStep deed) {
    if (from.step == null) {
      from.step = deed.step();
      from.where = deed.where();
    } else if (!from.step.equals(deed.step())) {
      throw new DepartedException(
          "after reading the same a thread did something else than at " + from.where, deed);
    }
    if (deed.step() instanceof Step.Decide) {
      Node way = from.ways.computeIfAbsent(deed.value(), value -> add(from.reads));
      way.ended = from.ended;
      return way;
    }
    if (from.next == null) {
      from.next = add(from.reads + (deed.step().reads() ? 1 : 0));
      from.next.ended = from.ended || deed.step() instanceof Step.End;
    }
    return from.next;
  }

  /** A thread is back at the head of a loop, as if it had never gone round. */
  Node goBack(Node from, ThreadStep deed, Node head) {
    if (from.step == null) {
      from.step = deed.step();
      from.where = deed.where();
      from.next = head;
    } else if (!from.step.equals(deed.step()) || from.next != head) {
      throw new DepartedException("a thread went round another loop than before", deed);
    }
    head.head = true;
    loops = true;
    return head;
  }

  /** Whether any path leads back to where it has been. */
  public boolean hasLoops() {
    return loops;
  }

  private Node add(int reads) {
    Node node = new Node(nodes.size(), reads);
    nodes.add(node);
    slots = Math.max(slots, reads);
    return node;
  }
}
