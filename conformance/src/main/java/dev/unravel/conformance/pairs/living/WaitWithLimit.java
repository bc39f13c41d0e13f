package dev.unravel.conformance.pairs.living;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** A wait with a limit that looks again; the broken twin takes the end for the news. */
public final class WaitWithLimit {

  private static boolean news;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Object monitor = new Object();
    Together.run(
        () -> {
          synchronized (monitor) {
            news = true;
            monitor.notifyAll();
          }
        },
        () -> {
          synchronized (monitor) {
            if (!news) {
              monitor.wait(10);
            }
            if (broken || news) {
              expect(true, news);
            }
          }
        });
  }
}
