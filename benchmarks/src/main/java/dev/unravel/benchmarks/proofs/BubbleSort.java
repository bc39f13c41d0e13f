package dev.unravel.benchmarks.proofs;

import dev.unravel.benchmarks.shapes.Team;

/** Each thread compares two neighbours and swaps them under a lock, again and again. */
public final class BubbleSort {
  private static final int[] KEYS = {3, 2, 1};

  private final int[] keys = KEYS.clone();
  private int turns;

  private BubbleSort() {}

  public static void main(String[] arguments) throws InterruptedException {
    BubbleSort sort = new BubbleSort();
    Team.run(() -> sort.work(0), () -> sort.work(1));
    for (int i = 1; i < KEYS.length; i++) {
      if (sort.keys[i - 1] > sort.keys[i]) {
        throw new AssertionError("not sorted at " + i);
      }
    }
  }

  /** They take turns, so that three rounds sort three keys. */
  private void work(int at) throws InterruptedException {
    for (int round = 0; round < KEYS.length - 1; round++) {
      synchronized (this) {
        while (turns % 2 != at) {
          wait();
        }
        if (keys[at] > keys[at + 1]) {
          int kept = keys[at];
          keys[at] = keys[at + 1];
          keys[at + 1] = kept;
        }
        turns++;
        notifyAll();
      }
    }
  }
}
