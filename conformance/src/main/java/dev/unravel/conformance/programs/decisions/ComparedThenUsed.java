package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** A value is compared, and what it is then makes a difference on one way only. */
@Outcomes({"small", "at 2 is c", "at 3 is d"})
public final class ComparedThenUsed {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    ComparedThenUsed p = new ComparedThenUsed();
    String letters = "abcd";
    Thread t =
        new Thread(
            () -> {
              for (int i = 1; i < 4; i++) {
                p.x = i;
              }
            });
    t.start();
    int seen = p.x;
    if (seen < 2) {
      System.out.println("small");
    } else {
      System.out.println("at " + seen + " is " + letters.charAt(seen));
    }
    t.join();
  }
}
