package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CountDownLatch;

/** Opening a latch releases everybody who waits. */
@Outcomes("open")
public final class LatchReleasesAllWaiters {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    Thread waiter =
        new Thread(
            () -> {
              try {
                latch.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    Thread opener = new Thread(latch::countDown);
    waiter.start();
    opener.start();
    latch.await();
    waiter.join();
    opener.join();
    System.out.println("open");
  }
}
