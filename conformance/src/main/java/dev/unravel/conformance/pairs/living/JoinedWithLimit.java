package dev.unravel.conformance.pairs.living;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** A thread that is joined with a limit; the broken twin does not look whether it has ended. */
public final class JoinedWithLimit {

  private static volatile int value;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Thread worker = Together.thread(() -> value = 1);
    worker.start();
    worker.join(10);
    if (broken || !worker.isAlive()) {
      expect(1, value);
    }
  }
}
