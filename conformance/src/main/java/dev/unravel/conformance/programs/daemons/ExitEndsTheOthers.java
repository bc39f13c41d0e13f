package dev.unravel.conformance.programs.daemons;

import dev.unravel.conformance.Outcomes;

/** Whoever calls exit ends the others where they are. */
@Outcomes(
    value = {"", "other"},
    ownJvm = true)
public final class ExitEndsTheOthers {
  private static volatile int last;

  public static void main(String[] args) {
    new Thread(() -> System.out.println("other")).start();
    last = 1;
    System.exit(0);
  }
}
