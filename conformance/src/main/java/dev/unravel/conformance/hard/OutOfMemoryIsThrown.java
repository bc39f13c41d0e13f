package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** An OutOfMemoryError that the program throws itself. */
@Outcomes(value = "FAIL exception", ownJvm = true)
public final class OutOfMemoryIsThrown {
  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              throw new OutOfMemoryError("not really");
            });
    t.start();
    t.join();
  }
}
