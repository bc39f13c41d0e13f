package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * An exception given to the thread's own handler is handled. A failure means the handler was not
 * asked.
 */
@Outcomes("handled expected")
public final class HandledExceptionIsNoFailure {
  private String result;

  public static void main(String[] args) throws InterruptedException {
    HandledExceptionIsNoFailure p = new HandledExceptionIsNoFailure();
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
