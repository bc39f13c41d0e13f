package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** An exception nobody catches in a thread is a failure, in every schedule. */
@Outcomes("FAIL exception")
public final class UncaughtExceptionFails {
  public static void main(String[] args) throws InterruptedException {
    Thread t =
        new Thread(
            () -> {
              throw new IllegalStateException("expected");
            });
    t.start();
    t.join();
    System.out.println("done");
  }
}
