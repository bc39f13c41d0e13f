package dev.unravel.conformance.pairs.atomics;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** A value that is published by a volatile flag; the broken twin publishes it too early. */
public final class PublishedVolatile {

  private static int value;
  private static volatile boolean ready;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Together.run(
        () -> {
          if (broken) {
            ready = true;
          }
          value = 9;
          ready = true;
        },
        () -> {
          if (ready) {
            expect(9, value);
          }
        });
  }
}
