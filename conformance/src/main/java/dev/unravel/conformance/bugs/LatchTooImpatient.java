package dev.unravel.conformance.bugs;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A latch is awaited for a while, and running out of time is a failure. */
@Expected(pattern = "wrong assumption on time", form = "timeout", about = "CountDownLatch")
public final class LatchTooImpatient {
  private final CountDownLatch ready = new CountDownLatch(1);

  private void start() {
    ready.countDown(); // <-
  }

  public static void main(String[] args) throws InterruptedException {
    LatchTooImpatient it = new LatchTooImpatient();
    new Thread(it::start, "starter").start();
    if (!it.ready.await(200, TimeUnit.MILLISECONDS)) { // <-
      throw new IllegalStateException("did not start in time");
    }
  }
}
