package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.CountDownLatch;

/** A result that is waited for with a latch; the broken twin counts down too soon. */
public final class LatchBeforeResult {
  private static int first;
  private static int second;

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    CountDownLatch done = new CountDownLatch(2);
    Together.run(
        () -> {
          first = 1;
          done.countDown();
        },
        () -> {
          if (broken) {
            done.countDown();
          }
          second = 2;
          if (!broken) {
            done.countDown();
          }
        },
        () -> {
          done.await();
          expect(3, first + second);
        });
  }
}
