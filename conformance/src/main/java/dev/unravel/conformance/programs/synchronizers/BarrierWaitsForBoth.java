package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CyclicBarrier;

/** Nobody passes before both came, and the arrival index says who came last. */
@Outcomes({"x=1 index=0", "x=1 index=1"})
public final class BarrierWaitsForBoth {
  private int x;

  public static void main(String[] args) throws Exception {
    BarrierWaitsForBoth p = new BarrierWaitsForBoth();
    CyclicBarrier barrier = new CyclicBarrier(2);
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              try {
                barrier.await();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    int index = barrier.await();
    int x = p.x;
    t.join();
    System.out.println("x=" + x + " index=" + index);
  }
}
