package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** A flag that a thread spins for; the broken twin raises it before the data are there. */
public final class FlagSpunFor {
  private static volatile boolean ready;
  private static int data;

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    Together.run(
        () -> {
          ready = broken;
          data = 5;
          ready = true;
        },
        () -> {
          while (!ready) {
            Thread.onSpinWait();
          }
          expect(5, data);
        });
  }
}
