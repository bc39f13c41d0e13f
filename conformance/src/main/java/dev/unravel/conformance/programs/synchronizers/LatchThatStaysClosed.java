package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CountDownLatch;

/** Waiting for a count nobody sends is a lost notification. */
@Outcomes("FAIL lost-notification")
public final class LatchThatStaysClosed {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(2);
    Thread t = new Thread(latch::countDown);
    t.start();
    latch.await();
    t.join();
    System.out.println("open");
  }
}
