package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** A default handler takes note of a failure, and does not hide it. */
@Outcomes(value = "FAIL exception", weakerOnRealMachines = true)
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
