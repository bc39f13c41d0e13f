package dev.unravel.conformance.pairs.meeting;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.CountDownLatch;

/** A latch for two parts; the broken twin counts only one. */
public final class LatchOfTwo {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    CountDownLatch done = new CountDownLatch(broken ? 1 : 2);
    int[] parts = new int[2];
    Together.run(
        () -> {
          parts[0] = 1;
          done.countDown();
        },
        () -> {
          parts[1] = 1;
          done.countDown();
        },
        () -> {
          done.await();
          expect(2, parts[0] + parts[1]);
        });
  }
}
