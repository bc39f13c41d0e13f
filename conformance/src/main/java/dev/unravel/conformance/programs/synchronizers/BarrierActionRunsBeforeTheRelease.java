package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CyclicBarrier;

/** The barrier's action is done when the first thread passes. */
@Outcomes("x=2")
public final class BarrierActionRunsBeforeTheRelease {
  private int x;

  public static void main(String[] args) throws Exception {
    BarrierActionRunsBeforeTheRelease p = new BarrierActionRunsBeforeTheRelease();
    CyclicBarrier barrier =
        new CyclicBarrier(
            2,
            () -> {
              p.x = 1;
              p.x = 2;
            });
    Thread t =
        new Thread(
            () -> {
              try {
                barrier.await();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    barrier.await();
    int x = p.x;
    t.join();
    System.out.println("x=" + x);
  }
}
