package dev.unravel.conformance.pairs.living;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.locks.LockSupport;

/** A status that is kept until somebody looks; the broken twin clears it. */
public final class InterruptSeenLater {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    boolean[] seen = new boolean[1];
    Thread worker =
        Together.thread(
            () -> {
              if (broken) {
                Thread.interrupted();
              }
              LockSupport.park();
              seen[0] = Thread.interrupted();
            });
    worker.start();
    worker.interrupt();
    worker.join();
    expect(true, seen[0]);
  }
}
