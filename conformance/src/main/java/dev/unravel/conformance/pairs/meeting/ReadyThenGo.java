package dev.unravel.conformance.pairs.meeting;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.CountDownLatch;

/** Workers that are let go when all is ready; the broken twin does not wait. */
public final class ReadyThenGo {

  private static int prepared;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    CountDownLatch go = new CountDownLatch(1);
    Together.run(
        () -> {
          prepared = 5;
          go.countDown();
        },
        () -> {
          if (!broken) {
            go.await();
          }
          expect(5, prepared);
        });
  }
}
