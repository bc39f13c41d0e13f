package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * An exception that leaves a thread is a failure even if a handler takes note of it: most handlers
 * only log. A pass means that an uncaught exception can hide.
 */
@Outcomes(value = "FAIL exception", weakerOnRealMachines = true)
public final class HandledUncaughtExceptionIsAFailure {
  private String result;

  public static void main(String[] args) throws InterruptedException {
    HandledUncaughtExceptionIsAFailure p = new HandledUncaughtExceptionIsAFailure();
    Thread t =
        new Thread(
            () -> {
              throw new IllegalStateException("expected");
            });
    t.setUncaughtExceptionHandler((thread, e) -> p.result = "handled " + e.getMessage());
    t.start();
    t.join();
    System.out.println(p.result);
  }
}
