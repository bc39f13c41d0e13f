package dev.unravel.conformance.programs.collections;

import dev.unravel.conformance.Outcomes;
import java.util.ArrayDeque;

/** Two unguarded addLast calls on a deque with room may take the same slot. */
@Outcomes({"size=1", "size=2"})
public final class ArrayDequeLosesAnElement {
  public static void main(String[] args) throws InterruptedException {
    ArrayDeque<Integer> deque = new ArrayDeque<>(8);
    Thread t = new Thread(() -> deque.addLast(1));
    t.start();
    deque.addLast(2);
    t.join();
    System.out.println("size=" + deque.size());
  }
}
