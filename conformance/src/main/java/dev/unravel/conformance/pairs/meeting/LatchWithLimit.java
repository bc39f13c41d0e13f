package dev.unravel.conformance.pairs.meeting;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A latch that is waited for with a limit; the broken twin does not look whether it opened. */
public final class LatchWithLimit {

  private static int value;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    CountDownLatch done = new CountDownLatch(1);
    Together.run(
        () -> {
          value = 1;
          done.countDown();
        },
        () -> {
          boolean opened = done.await(10, TimeUnit.MILLISECONDS);
          if (opened || broken) {
            expect(1, value);
          }
        });
  }
}
