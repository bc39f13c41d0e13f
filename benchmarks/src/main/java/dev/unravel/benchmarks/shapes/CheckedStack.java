package dev.unravel.benchmarks.shapes;

/**
 * A stack with a lock, but who pops asks first, and under the lock only then: the last item may be
 * gone. Known from SCTBench as CS.stack, and as the check-then-act of every text book. One
 * preemption when one item is left, depth 2 or 3.
 */
public final class CheckedStack {
  private final int[] items = new int[3];
  private int size;

  private CheckedStack() {}

  public static void main(String[] arguments) throws InterruptedException {
    CheckedStack shape = new CheckedStack();
    Team.run(shape::pushAll, shape::popTwo, shape::popTwo);
  }

  private void pushAll() {
    for (int i = 0; i < items.length; i++) {
      push(i);
    }
  }

  private void popTwo() {
    for (int i = 0; i < 2; i++) {
      if (!isEmpty()) {
        pop();
      }
    }
  }

  private synchronized void push(int item) {
    items[size++] = item;
  }

  private synchronized int pop() {
    return items[--size];
  }

  private synchronized boolean isEmpty() {
    return size == 0;
  }
}
