package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** The exit ends the program, though main waits for ever. */
@Outcomes(value = "FAIL exit", ownJvm = true)
public final class ExitThreeInAThread {
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> System.exit(3));
    t.start();
    synchronized (t) {
      while (true) {
        t.wait(1_000_000);
      }
    }
  }
}
