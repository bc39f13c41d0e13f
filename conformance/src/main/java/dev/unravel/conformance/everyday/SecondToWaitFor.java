package dev.unravel.conformance.everyday;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A second is enough for a thread that is ready to run: right. */
public final class SecondToWaitFor {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    new Thread(done::countDown).start();
    if (!done.await(1, TimeUnit.SECONDS)) {
      throw new AssertionError("not done in a second");
    }
  }
}
