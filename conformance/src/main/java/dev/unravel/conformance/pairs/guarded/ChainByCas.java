package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.AtomicReference;

/** A chain of nodes that grows by compareAndSet; the broken twin does not try again. */
public final class ChainByCas {
  private record Node(int value, Node next) {}

  private static void push(AtomicReference<Node> head, int value, boolean triesOnce) {
    Node before = head.get();
    while (!head.compareAndSet(before, new Node(value, before)) && !triesOnce) {
      before = head.get();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    AtomicReference<Node> head = new AtomicReference<>();
    Together.run(() -> push(head, 1, broken), () -> push(head, 2, broken));
    int sum = 0;
    for (Node node = head.get(); node != null; node = node.next()) {
      sum += node.value();
    }
    expect(3, sum);
  }
}
