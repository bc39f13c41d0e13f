package dev.unravel.conformance.pairs.meeting;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.CyclicBarrier;

/** A barrier that is passed twice; the broken twin leaves out the second time. */
public final class BarrierTwice {

  private static void rounds(int[] round, int mine, CyclicBarrier barrier, boolean hurries)
      throws Exception {
    round[mine] = 1;
    barrier.await();
    expect(1, round[1 - mine]);
    if (!hurries) {
      barrier.await();
    }
    round[mine] = 2;
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    CyclicBarrier barrier = new CyclicBarrier(2);
    int[] round = new int[2];
    Together.run(() -> rounds(round, 0, barrier, broken), () -> rounds(round, 1, barrier, broken));
  }
}
