package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** What a handler throws is ignored, as in a plain JVM. */
@Outcomes("")
public final class HandlerThrows {
  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              throw new IllegalStateException("expected");
            });
    t.setUncaughtExceptionHandler(
        (thread, e) -> {
          throw new IllegalArgumentException("from the handler");
        });
    t.start();
    t.join();
  }
}
