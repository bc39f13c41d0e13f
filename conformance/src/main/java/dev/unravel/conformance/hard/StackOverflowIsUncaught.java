package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** A stack overflow that nobody catches is a failure like any other. */
@Outcomes(value = "FAIL exception", ownJvm = true)
public final class StackOverflowIsUncaught {
  private static int deeper(int n) {
    return deeper(n + 1) + 1;
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> deeper(0));
    t.start();
    t.join();
  }
}
