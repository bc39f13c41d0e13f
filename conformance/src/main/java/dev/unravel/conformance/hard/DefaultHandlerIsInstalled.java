package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** A default handler of the program takes the exceptions of threads without one. */
@Outcomes("handled java.lang.IllegalStateException: expected")
public final class DefaultHandlerIsInstalled {
  public static void main(String[] args) throws Exception {
    Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("handled " + e));
    Thread t =
        new Thread(
            () -> {
              throw new IllegalStateException("expected");
            });
    t.start();
    t.join();
  }
}
