package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CountDownLatch;

/**
 * A thread whose status is set does not wait in join for a live thread: it throws and clears the
 * status.
 */
@Outcomes("interrupted false")
public final class InterruptBeforeJoin {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch release = new CountDownLatch(1);
    Thread t =
        new Thread(
            () -> {
              try {
                release.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    Thread.currentThread().interrupt();
    String result;
    try {
      t.join();
      result = "joined";
    } catch (InterruptedException e) {
      result = "interrupted " + Thread.currentThread().isInterrupted();
    }
    release.countDown();
    t.join();
    System.out.println(result);
  }
}
