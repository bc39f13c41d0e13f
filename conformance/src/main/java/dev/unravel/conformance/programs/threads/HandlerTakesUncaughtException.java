package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * An exception that leaves a thread is the business of the handler that the program gave it, as in
 * a plain JVM. A failure means that a program cannot expect one.
 */
@Outcomes("handled expected")
public final class HandlerTakesUncaughtException {
  private String result;

  public static void main(String[] args) throws InterruptedException {
    HandlerTakesUncaughtException p = new HandlerTakesUncaughtException();
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
