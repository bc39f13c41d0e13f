package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CyclicBarrier;

/** A party whose partner never comes waits for ever: a lost notification. */
@Outcomes("FAIL lost-notification")
public final class BarrierWithoutPartner {
  public static void main(String[] args) throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(3);
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
    t.join();
    System.out.println("passed");
  }
}
