package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** Nothing runs after an exit, and status 0 is no failure. */
@Outcomes(value = "before", ownJvm = true)
public final class ExitZeroInMain {
  public static void main(String[] args) throws Exception {
    System.out.println("before");
    System.exit(0);
    System.out.println("after");
  }
}
