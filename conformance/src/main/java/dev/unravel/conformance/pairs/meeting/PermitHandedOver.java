package dev.unravel.conformance.pairs.meeting;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.Semaphore;

/** A permit that one releases and the other takes; the broken twin does not take it. */
public final class PermitHandedOver {

  private static int value;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Semaphore ready = new Semaphore(0);
    Together.run(
        () -> {
          value = 3;
          ready.release();
        },
        () -> {
          if (!broken) {
            ready.acquire();
          }
          expect(3, value);
        });
  }
}
