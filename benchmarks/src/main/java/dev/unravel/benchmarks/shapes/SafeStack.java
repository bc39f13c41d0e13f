package dev.unravel.benchmarks.shapes;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Vyukov's "safe" stack of indices without locks: who pops first marks the top's successor as
 * taken, so that nobody else can pop it, then moves the head. Two threads can still own the same
 * index, but it takes three threads and at least five preemptions. Known from SCTBench as
 * misc.safestack, where none of the techniques of that study found it.
 */
public final class SafeStack {
  private static final int THREADS = 3;
  private static final int ROUNDS = 2;
  private static final int NONE = -1;

  private final AtomicIntegerArray next = new AtomicIntegerArray(THREADS);
  private final AtomicInteger head = new AtomicInteger(0);
  private final AtomicInteger count = new AtomicInteger(THREADS);
  private final AtomicIntegerArray owners = new AtomicIntegerArray(THREADS);

  private SafeStack() {
    for (int i = 0; i < THREADS; i++) {
      next.set(i, i + 1 < THREADS ? i + 1 : NONE);
    }
  }

  public static void main(String[] arguments) throws InterruptedException {
    SafeStack shape = new SafeStack();
    Team.run(THREADS - 1, shape::work, shape::work);
  }

  private void work() {
    for (int round = 0; round < ROUNDS; round++) {
      int index = pop();
      if (index != NONE) {
        if (owners.incrementAndGet(index) != 1) {
          throw new AssertionError("two threads own " + index);
        }
        owners.decrementAndGet(index);
        push(index);
      }
    }
  }

  private int pop() {
    while (count.get() > 1) {
      int top = head.get();
      int below = next.getAndSet(top, NONE);
      if (below != NONE) {
        if (head.compareAndSet(top, below)) {
          count.decrementAndGet();
          return top;
        }
        next.set(top, below);
      }
    }
    return NONE;
  }

  private void push(int index) {
    int top;
    do {
      top = head.get();
      next.set(index, top);
    } while (!head.compareAndSet(top, index));
    count.incrementAndGet();
  }
}
