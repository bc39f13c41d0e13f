package dev.unravel.conformance.correct;

import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicReference;

/** A lock-free stack on an AtomicReference. */
public final class TreiberStack {
  private record Node(int value, Node next) {}

  private final AtomicReference<Node> top = new AtomicReference<>();

  private void push(int value) {
    Node old = top.get();
    while (!top.compareAndSet(old, new Node(value, old))) {
      old = top.get();
    }
  }

  private int pop() {
    while (true) {
      Node old = top.get();
      if (old == null) {
        return 0;
      }
      if (top.compareAndSet(old, old.next())) {
        return old.value();
      }
    }
  }

  public static void main(String[] args) throws Exception {
    TreiberStack stack = new TreiberStack();
    FutureTask<Integer> other =
        new FutureTask<>(
            () -> {
              stack.push(1);
              return stack.pop();
            });
    new Thread(other).start();
    stack.push(2);
    int mine = stack.pop();
    if (mine + other.get() != 3 || stack.pop() != 0) {
      throw new AssertionError(mine + " " + other.get());
    }
  }
}
