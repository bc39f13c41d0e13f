package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A short await on a latch may end before the count does. */
@Outcomes({"true", "false"})
public final class LatchMayTimeOut {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    Thread t = new Thread(latch::countDown);
    t.start();
    boolean open = latch.await(1, TimeUnit.MILLISECONDS);
    t.join();
    System.out.println(open);
  }
}
