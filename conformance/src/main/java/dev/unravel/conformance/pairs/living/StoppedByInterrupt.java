package dev.unravel.conformance.pairs.living;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.CountDownLatch;

/** A waiter that is interrupted; the broken twin forgets to say so. */
public final class StoppedByInterrupt {

  private static boolean woken;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Thread sleeper =
        Together.thread(
            () -> {
              try {
                new CountDownLatch(1).await();
              } catch (InterruptedException e) {
                woken = !broken;
              }
            });
    sleeper.start();
    sleeper.interrupt();
    sleeper.join();
    expect(true, woken);
  }
}
