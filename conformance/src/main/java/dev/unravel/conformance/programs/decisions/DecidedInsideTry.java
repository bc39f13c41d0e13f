package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** A value is compared inside a try, and used by its handler. */
@Outcomes({"passed", "caught 1", "caught 2"})
public final class DecidedInsideTry {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    DecidedInsideTry p = new DecidedInsideTry();
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              p.x = 2;
            });
    t.start();
    int seen = 0;
    try {
      seen = p.x;
      if (seen > 0) {
        throw new IllegalStateException();
      }
      System.out.println("passed");
    } catch (IllegalStateException e) {
      System.out.println("caught " + seen);
    }
    t.join();
  }
}
