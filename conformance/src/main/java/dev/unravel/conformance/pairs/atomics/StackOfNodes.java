package dev.unravel.conformance.pairs.atomics;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.AtomicReference;

/** A stack by compare-and-set; the broken twin sets its head. */
public final class StackOfNodes {

  private static final class Node {
    private final Node next;
    private final int depth;

    private Node(Node next) {
      this.next = next;
      this.depth = next == null ? 1 : next.depth + 1;
    }
  }

  private static void push(AtomicReference<Node> head, boolean apart) {
    Node old;
    Node node;
    do {
      old = head.get();
      node = new Node(old);
      if (apart) {
        head.set(node);
        return;
      }
    } while (!head.compareAndSet(old, node));
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    AtomicReference<Node> head = new AtomicReference<>();
    Together.run(() -> push(head, broken), () -> push(head, broken));
    expect(2, head.get().depth);
    expect(1, head.get().next == null ? 0 : head.get().next.depth);
  }
}
