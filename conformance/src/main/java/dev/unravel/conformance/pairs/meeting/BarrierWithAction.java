package dev.unravel.conformance.pairs.meeting;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.CyclicBarrier;

/** A barrier whose action sums up; the broken twin has one party too few. */
public final class BarrierWithAction {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    int[] parts = new int[2];
    int[] sum = new int[1];
    CyclicBarrier barrier = new CyclicBarrier(broken ? 1 : 2, () -> sum[0] = parts[0] + parts[1]);
    Together.run(
        () -> {
          parts[0] = 1;
          barrier.await();
          expect(2, sum[0]);
        },
        () -> {
          parts[1] = 1;
          barrier.await();
          expect(2, sum[0]);
        });
  }
}
