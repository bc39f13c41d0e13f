package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

/** A thread that is joined before its result is read; the broken twin joins for a while. */
public final class JoinedToTheEnd {
  private static int result;

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    Thread worker = new Thread(() -> result = 8);
    worker.start();
    if (broken) {
      worker.join(100);
    } else {
      worker.join();
    }
    expect(8, result);
  }
}
