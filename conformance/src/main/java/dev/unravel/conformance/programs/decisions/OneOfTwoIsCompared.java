package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** A value is that of one variable or another, and then compared. */
@Outcomes({"low", "high"})
public final class OneOfTwoIsCompared {
  private boolean other;
  private int x = 1;
  private int y = 1;

  public static void main(String[] args) throws InterruptedException {
    OneOfTwoIsCompared p = new OneOfTwoIsCompared();
    Thread t =
        new Thread(
            () -> {
              p.y = 2;
              p.other = true;
              p.x = 2;
              p.y = 3;
            });
    t.start();
    int seen = p.other ? p.x : p.y;
    if (seen > 2) {
      System.out.println("high");
    } else {
      System.out.println("low");
    }
    t.join();
  }
}
