package dev.unravel.benchmarks.proofs;

/**
 * Sorts by digits: each thread counts its part of the keys, one adds the counts up, each moves its
 * part. With bug {@code counts} the common counts are added to without a lock, with {@code barrier}
 * a thread moves its keys before all is counted.
 */
public final class Radix {
  private static final int THREADS = 2;
  private static final int BITS = 1;
  private static final int PASSES = 2;
  private static final int[] KEYS = {3, 0, 2, 1};

  private final Variant variant;
  private final int[] totals = new int[1 << BITS];
  private final int[][] counts = new int[THREADS][1 << BITS];
  private final Barrier barrier = new Barrier(THREADS);
  private int[] from = KEYS.clone();
  private int[] to = new int[KEYS.length];

  private Radix(Variant variant) {
    this.variant = variant;
  }

  public static void main(String[] arguments) throws InterruptedException {
    Radix radix = new Radix(Variant.of(arguments));
    Crew.run(THREADS, radix.variant, radix::work);
    int[] sorted = PASSES % 2 == 0 ? radix.from : radix.to;
    int seen = 0;
    for (int i = 0; i < KEYS.length; i++) {
      if (i > 0 && sorted[i - 1] > sorted[i]) {
        throw new AssertionError(sorted[i] + " comes behind " + sorted[i - 1]);
      }
      seen |= 1 << sorted[i];
    }
    if (seen != (1 << KEYS.length) - 1) {
      throw new AssertionError("a key is missing: " + Integer.toBinaryString(seen));
    }
  }

  private void work(int thread) throws InterruptedException {
    int[] source = from;
    int[] target = to;
    for (int pass = 0; pass < PASSES; pass++) {
      int first = thread * KEYS.length / THREADS;
      int end = (thread + 1) * KEYS.length / THREADS;
      int[] own = counts[thread];
      for (int i = first; i < end; i++) {
        own[digit(source[i], pass)]++;
      }
      add(own);
      if (!variant.has("barrier")) {
        barrier.await();
      }
      int[] starts = starts(thread);
      for (int i = first; i < end; i++) {
        target[starts[digit(source[i], pass)]++] = source[i];
      }
      barrier.await();
      for (int digit = 0; digit < own.length; digit++) {
        own[digit] = 0;
        if (thread == 0) {
          totals[digit] = 0;
        }
      }
      barrier.await();
      int[] kept = source;
      source = target;
      target = kept;
    }
  }

  private static int digit(int key, int pass) {
    return key >> pass * BITS & (1 << BITS) - 1;
  }

  private void add(int[] own) {
    for (int digit = 0; digit < own.length; digit++) {
      if (variant.has("counts")) {
        totals[digit] += own[digit];
      } else {
        synchronized (totals) {
          totals[digit] += own[digit];
        }
      }
    }
  }

  /** Behind all smaller digits, and the same digits of the threads before. */
  private int[] starts(int thread) {
    int[] starts = new int[totals.length];
    for (int digit = 0; digit < totals.length; digit++) {
      for (int smaller = 0; smaller < digit; smaller++) {
        starts[digit] += totals[smaller];
      }
      for (int earlier = 0; earlier < thread; earlier++) {
        starts[digit] += counts[earlier][digit];
      }
    }
    return starts;
  }
}
