package dev.unravel.benchmarks.shapes;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * A work-stealing deque without locks, after Arora, Blumofe and Plaxton, that leaves out the tag
 * beside the head. The owner empties the deque and starts again from slot 0; a thief that read slot
 * 0 before finds the head unchanged, and takes the old task a second time. Known from CHESS and
 * SCTBench as the interlocked WSQ, and as the ABA problem. Two preemptions, the thief held back
 * while the owner does two whole operations.
 */
public final class TaglessDeque {
  private static final int TASKS = 3;

  private final int[] slots = new int[TASKS];
  private final int[] runs = new int[TASKS];
  private final AtomicInteger head = new AtomicInteger();
  private volatile int tail;

  private TaglessDeque() {}

  public static void main(String[] arguments) throws InterruptedException {
    TaglessDeque shape = new TaglessDeque();
    Team.run(shape::own, shape::steal);
    for (int task = 0; task < TASKS; task++) {
      if (shape.runs[task] != 1) {
        throw new AssertionError("task " + task + " ran " + shape.runs[task] + " times");
      }
    }
  }

  private void own() {
    for (int task = 0; task < TASKS; task++) {
      slots[tail] = task;
      tail = tail + 1;
      pop();
    }
  }

  private void pop() {
    int mine = tail - 1;
    tail = mine;
    int task = slots[mine];
    int first = head.get();
    if (mine > first) {
      runs[task]++;
      return;
    }
    tail = 0;
    if (mine == first && head.compareAndSet(first, 0)) {
      runs[task]++;
    } else {
      head.set(0);
    }
  }

  private void steal() {
    int first = head.get();
    if (first < tail) {
      int task = slots[first];
      if (head.compareAndSet(first, first + 1)) {
        runs[task]++;
      }
    }
  }
}
