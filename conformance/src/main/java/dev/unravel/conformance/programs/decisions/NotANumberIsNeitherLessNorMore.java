package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** What is not a number is neither less than another nor not less. */
@Outcomes({"less", "more", "neither"})
public final class NotANumberIsNeitherLessNorMore {
  private double x;
  private float y;

  public static void main(String[] args) throws InterruptedException {
    NotANumberIsNeitherLessNorMore p = new NotANumberIsNeitherLessNorMore();
    Thread t =
        new Thread(
            () -> {
              p.x = 2;
              p.x = Double.NaN;
            });
    t.start();
    double seen = p.x;
    if (seen < 1) {
      System.out.println("less");
    } else if (seen >= 1) {
      System.out.println("more");
    } else {
      System.out.println("neither");
    }
    t.join();
  }
}
