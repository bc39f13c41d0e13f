package dev.unravel.conformance.pairs.meeting;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.CyclicBarrier;

/** Two halves and a barrier before the sum; the broken twin sums at once. */
public final class HalvesThenSum {

  private static void work(int[] halves, int mine, CyclicBarrier barrier, boolean early)
      throws Exception {
    halves[mine] = 1;
    if (!early) {
      barrier.await();
    }
    expect(2, halves[0] + halves[1]);
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    CyclicBarrier barrier = new CyclicBarrier(2);
    int[] halves = new int[2];
    Together.run(() -> work(halves, 0, barrier, broken), () -> work(halves, 1, barrier, broken));
  }
}
