package dev.unravel.conformance.pairs.living;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** An object with final fields that is handed over; the broken twin hands it over half made. */
public final class FinalFieldsSeen {

  private static volatile FinalFieldsSeen shared;
  private int value;

  private FinalFieldsSeen(boolean early) {
    if (early) {
      shared = this;
    }
    value = 3;
    shared = this;
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Together.run(
        () -> new FinalFieldsSeen(broken),
        () -> {
          FinalFieldsSeen object = shared;
          if (object != null) {
            expect(3, object.value);
          }
        });
  }
}
