package dev.unravel.conformance.everyday;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A latch is given the second that most tests give: right. */
public final class LatchWithinASecond {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    new Thread(done::countDown).start();
    if (!done.await(1, TimeUnit.SECONDS)) {
      throw new AssertionError("a second has passed");
    }
  }
}
