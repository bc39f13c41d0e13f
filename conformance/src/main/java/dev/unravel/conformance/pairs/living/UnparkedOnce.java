package dev.unravel.conformance.pairs.living;

import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.locks.LockSupport;

/** A permit that was given before; the broken twin needs two. */
public final class UnparkedOnce {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Thread worker =
        Together.thread(
            () -> {
              LockSupport.park();
              if (broken) {
                LockSupport.park();
              }
            });
    worker.start();
    LockSupport.unpark(worker);
    if (broken) {
      LockSupport.unpark(worker);
    }
    worker.join();
  }
}
