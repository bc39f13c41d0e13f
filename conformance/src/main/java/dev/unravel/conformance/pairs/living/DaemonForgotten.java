package dev.unravel.conformance.pairs.living;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.CountDownLatch;

/** What a daemon has done once it was asked to; the broken twin does not wait for it. */
public final class DaemonForgotten {

  private static volatile int value;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    CountDownLatch done = new CountDownLatch(1);
    Thread daemon =
        Together.thread(
            () -> {
              value = 1;
              done.countDown();
            });
    daemon.setDaemon(true);
    daemon.start();
    if (!broken) {
      done.await();
    }
    expect(1, value);
  }
}
