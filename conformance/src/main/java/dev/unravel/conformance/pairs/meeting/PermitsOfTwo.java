package dev.unravel.conformance.pairs.meeting;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.Semaphore;

/** Two permits for three; the broken twin gives one back twice. */
public final class PermitsOfTwo {

  private static int inside;

  private static void enter(Semaphore permits, boolean twice) throws InterruptedException {
    permits.acquire();
    synchronized (PermitsOfTwo.class) {
      inside++;
      expect(true, inside <= 2);
    }
    if (twice) {
      permits.release();
    }
    synchronized (PermitsOfTwo.class) {
      inside--;
    }
    permits.release();
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Semaphore permits = new Semaphore(2);
    Together.run(
        () -> enter(permits, broken), () -> enter(permits, broken), () -> enter(permits, broken));
  }
}
