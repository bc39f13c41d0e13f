package dev.unravel.benchmarks.tinertia.radixsort;

import java.util.concurrent.Phaser;

/**
 * Sorts by the lowest digit, then the next one, and so on; each pass keeps the order of equal
 * digits. In a pass each thread counts the digits of its part, learns from the tree where they go,
 * and moves its keys there.
 */
final class RadixSort {
  private final int bits;
  private final int passes;
  private final int threads;
  private final Phaser passed;
  private final PrefixTree[] trees;
  private final int[] keys;
  private final int[] spare;

  RadixSort(int[] keys, int bits, int passes, int threads) {
    this.bits = bits;
    this.passes = passes;
    this.threads = threads;
    this.passed = new Phaser(threads);
    this.trees = new PrefixTree[passes];
    for (int i = 0; i < passes; i++) {
      trees[i] = new PrefixTree(1 << bits, threads);
    }
    this.keys = keys.clone();
    this.spare = new int[keys.length];
  }

  /** What one of the threads does. */
  void work(int thread) throws InterruptedException {
    int first = keys.length * thread / threads;
    int end = keys.length * (thread + 1) / threads;
    int[] from = keys;
    int[] to = spare;
    for (int pass = 0; pass < passes; pass++) {
      int[] counts = count(from, first, end, pass);
      int[] starts = trees[pass].starts(thread, counts);
      move(from, to, first, end, pass, starts);
      passed.arriveAndAwaitAdvance();
      int[] swapped = from;
      from = to;
      to = swapped;
    }
  }

  int[] result() {
    return (passes % 2 == 0 ? keys : spare).clone();
  }

  private int[] count(int[] from, int first, int end, int pass) {
    int[] counts = new int[1 << bits];
    for (int i = first; i < end; i++) {
      counts[digit(from[i], pass)]++;
    }
    return counts;
  }

  private void move(int[] from, int[] to, int first, int end, int pass, int[] starts) {
    for (int i = first; i < end; i++) {
      int key = from[i];
      int digit = digit(key, pass);
      to[starts[digit]] = key;
      starts[digit]++;
    }
  }

  private int digit(int key, int pass) {
    return key >> pass * bits & (1 << bits) - 1;
  }
}
