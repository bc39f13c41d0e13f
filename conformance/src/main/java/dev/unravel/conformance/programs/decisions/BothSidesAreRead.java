package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** Two values that were read are compared with each other. */
@Outcomes({"same", "different"})
public final class BothSidesAreRead {
  private int x;
  private int y;

  public static void main(String[] args) throws InterruptedException {
    BothSidesAreRead p = new BothSidesAreRead();
    Thread t =
        new Thread(
            () -> {
              p.x = 3;
              p.y = 2;
              p.y = 3;
            });
    t.start();
    if (p.y == p.x) {
      System.out.println("same");
    } else {
      System.out.println("different");
    }
    t.join();
  }
}
