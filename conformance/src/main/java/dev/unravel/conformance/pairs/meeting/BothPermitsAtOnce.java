package dev.unravel.conformance.pairs.meeting;

import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.Semaphore;

/** Two permits that are taken at once; the broken twin takes one after the other. */
public final class BothPermitsAtOnce {

  private static void two(Semaphore permits, boolean onceEach) throws InterruptedException {
    if (onceEach) {
      permits.acquire();
      permits.acquire();
    } else {
      permits.acquire(2);
    }
    permits.release(2);
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Semaphore permits = new Semaphore(2);
    Together.run(() -> two(permits, broken), () -> two(permits, broken));
  }
}
