package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** Counts that each thread keeps for itself; in the broken twin all keep them in one place. */
public final class CountOfEachThread {
  private static final ThreadLocal<int[]> OWN = ThreadLocal.withInitial(() -> new int[1]);
  private static final int[] SHARED = new int[1];

  private static void count(boolean inOnePlace) {
    int[] counter = inOnePlace ? SHARED : OWN.get();
    counter[0]++;
    counter[0]++;
    expect(2, counter[0]);
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    Together.run(() -> count(broken), () -> count(broken));
  }
}
