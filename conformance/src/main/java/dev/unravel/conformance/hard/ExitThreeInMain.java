package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** A status other than 0 is a failure. */
@Outcomes(value = "FAIL exit", ownJvm = true)
public final class ExitThreeInMain {
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(Thread::yield);
    t.start();
    System.exit(3);
  }
}
