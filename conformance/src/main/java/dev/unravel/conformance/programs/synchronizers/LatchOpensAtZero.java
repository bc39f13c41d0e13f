package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CountDownLatch;

/** await returns after the last count and sees what was written before it. */
@Outcomes("x=1")
public final class LatchOpensAtZero {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    LatchOpensAtZero p = new LatchOpensAtZero();
    CountDownLatch latch = new CountDownLatch(2);
    Thread t =
        new Thread(
            () -> {
              latch.countDown();
              p.x = 1;
              latch.countDown();
            });
    t.start();
    latch.await();
    int x = p.x;
    t.join();
    System.out.println("x=" + x);
  }
}
