package dev.unravel.benchmarks.shapes;

import java.util.concurrent.atomic.AtomicReference;

/**
 * Treiber's stack without locks, whose nodes are used again: the ABA problem. A thread that is
 * about to replace the top by its successor is held back while another one pops both and pushes the
 * old top again, and brings back a node that is in use. One preemption, but the other thread must
 * do three whole operations in it, which a walk that switches at every step hardly ever allows.
 */
public final class ReusedNodes {
  private static final class Node {
    Node next;
    volatile boolean used;
  }

  private final AtomicReference<Node> top = new AtomicReference<>();

  private ReusedNodes() {}

  public static void main(String[] arguments) throws InterruptedException {
    ReusedNodes shape = new ReusedNodes();
    for (int i = 0; i < 3; i++) {
      shape.push(new Node());
    }
    Team.run(shape::take, shape::takeTwoPutOne);
    for (Node node = shape.top.get(); node != null; node = node.next) {
      if (node.used) {
        throw new AssertionError("a node in use is on the stack");
      }
    }
  }

  private void take() {
    pop().used = true;
  }

  private void takeTwoPutOne() {
    Node first = pop();
    Node second = pop();
    second.used = true;
    push(first);
  }

  private void push(Node node) {
    do {
      node.next = top.get();
    } while (!top.compareAndSet(node.next, node));
  }

  private Node pop() {
    Node node;
    Node next;
    do {
      node = top.get();
      next = node.next;
    } while (!top.compareAndSet(node, next));
    return node;
  }
}
