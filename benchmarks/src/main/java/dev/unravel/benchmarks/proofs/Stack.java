package dev.unravel.benchmarks.proofs;

import dev.unravel.benchmarks.shapes.Team;

/** A stack that one thread pushes to and two pop from, if it does not look empty. */
public final class Stack {
  private static final int ELEMENTS = 3;

  private final boolean locked;
  private final int[] elements = new int[ELEMENTS];
  private int top;
  private int popped;

  private Stack(boolean locked) {
    this.locked = locked;
  }

  public static void main(String[] arguments) throws InterruptedException {
    Stack stack = new Stack(Variant.of(arguments).has(Variant.FIXED));
    Team.run(stack::pushAll, stack::tryPop, stack::tryPop);
    if (stack.top + stack.popped != ELEMENTS) {
      throw new AssertionError(stack.top + " are left, and " + stack.popped + " were taken");
    }
  }

  private void pushAll() {
    for (int i = 1; i <= ELEMENTS; i++) {
      synchronized (this) {
        elements[top++] = i;
      }
    }
  }

  private void tryPop() {
    if (!locked) {
      synchronized (this) {
        if (top == 0) {
          return;
        }
      }
    }
    synchronized (this) {
      if (locked && top == 0) {
        return;
      }
      int element = elements[--top];
      if (element == 0) {
        throw new AssertionError("an element that nobody pushed");
      }
      popped++;
    }
  }
}
