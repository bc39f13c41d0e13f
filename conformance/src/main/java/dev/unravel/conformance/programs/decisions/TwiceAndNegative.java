package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** A value counts twice and negative, and in elements of an array. */
@Outcomes({"over", "under"})
public final class TwiceAndNegative {
  private final int[] x = new int[2];

  public static void main(String[] args) throws InterruptedException {
    TwiceAndNegative p = new TwiceAndNegative();
    Thread t =
        new Thread(
            () -> {
              p.x[0] = 3;
              p.x[1] = 4;
              p.x[0] = 9;
            });
    t.start();
    int first = p.x[0];
    if (10 - first - first + p.x[1] > 5) {
      System.out.println("over");
    } else {
      System.out.println("under");
    }
    t.join();
  }
}
