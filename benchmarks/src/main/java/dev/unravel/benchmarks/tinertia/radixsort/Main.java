package dev.unravel.benchmarks.tinertia.radixsort;

import dev.unravel.benchmarks.shapes.Team;
import java.util.Arrays;

/**
 * Sorts numbers by their digits with several threads, in the manner of radix of SPLASH-2. The bug
 * is in {@link CountCell}: keys may be moved to the wrong places.
 */
public final class Main {
  private static final int THREADS = 4;
  private static final int KEYS = 24;
  private static final int BITS = 2;
  private static final int PASSES = 3;

  private Main() {}

  public static void main(String[] arguments) throws InterruptedException {
    Keys form = new Keys(BITS * PASSES);
    int[] keys = form.random(KEYS, 9);
    RadixSort sort = new RadixSort(form.withoutSigns(keys), BITS, PASSES, THREADS);
    Team.Body[] bodies = new Team.Body[THREADS];
    for (int i = 0; i < THREADS; i++) {
      int thread = i;
      bodies[i] = () -> sort.work(thread);
    }
    Team.run(bodies);
    int[] sorted = form.withSigns(sort.result());
    Arrays.sort(keys);
    if (!Arrays.equals(sorted, keys)) {
      throw new AssertionError(Arrays.toString(sorted) + " is not sorted");
    }
  }
}
