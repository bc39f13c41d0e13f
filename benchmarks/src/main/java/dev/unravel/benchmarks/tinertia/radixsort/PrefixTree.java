package dev.unravel.benchmarks.tinertia.radixsort;

/**
 * Tells each thread where its keys go, from how many each has of every digit. A thread is a leaf of
 * a binary tree. Counts are added up on the way to the root, which thus knows how many there are of
 * each digit; on the way back each learns where its part begins. Made for one pass.
 */
final class PrefixTree {
  private final int digits;
  private final int threads;

  /** By level and thread: what a right child sends up, and what it gets back. */
  private final CountCell[][] up;

  private final CountCell[][] down;

  /**
   * A tree.
   *
   * @param threads a power of two
   */
  PrefixTree(int digits, int threads) {
    this.digits = digits;
    this.threads = threads;
    int levels = Integer.numberOfTrailingZeros(threads);
    up = cells(levels);
    down = cells(levels);
  }

  /** Where the keys of a thread begin, for each digit. */
  int[] starts(int thread, int[] counts) throws InterruptedException {
    int[][] left = new int[up.length][];
    int[] sum = counts.clone();
    int level = 0;
    while (level < up.length && isLeft(thread, level)) {
      left[level] = sum.clone();
      up[level][thread + (1 << level)].addTo(sum);
      level++;
    }
    int[] starts;
    if (level == up.length) {
      starts = sumsBefore(sum);
    } else {
      up[level][thread].publish(sum);
      starts = new int[digits];
      down[level][thread].addTo(starts);
    }
    while (level > 0) {
      level--;
      int[] right = left[level];
      for (int i = 0; i < digits; i++) {
        right[i] += starts[i];
      }
      down[level][thread + (1 << level)].publish(right);
    }
    return starts;
  }

  private static boolean isLeft(int thread, int level) {
    return (thread >> level & 1) == 0;
  }

  private static int[] sumsBefore(int[] counts) {
    int[] sums = new int[counts.length];
    for (int i = 1; i < counts.length; i++) {
      sums[i] = sums[i - 1] + counts[i - 1];
    }
    return sums;
  }

  private CountCell[][] cells(int levels) {
    CountCell[][] cells = new CountCell[levels][threads];
    for (CountCell[] level : cells) {
      for (int i = 0; i < threads; i++) {
        level[i] = new CountCell(digits);
      }
    }
    return cells;
  }
}
