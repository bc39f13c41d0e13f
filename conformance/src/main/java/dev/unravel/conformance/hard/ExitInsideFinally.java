package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** An exit in a finally block hides the exception. */
@Outcomes(value = "done", ownJvm = true)
public final class ExitInsideFinally {
  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              try {
                throw new IllegalStateException("hidden");
              } finally {
                System.out.println("done");
                System.exit(0);
              }
            });
    t.start();
    t.join();
  }
}
