package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** An int is compared with a long, and a sum of ints that wrapped around before. */
@Outcomes({"small", "large"})
public final class IntsAreWidened {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    IntsAreWidened p = new IntsAreWidened();
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              p.x = Integer.MAX_VALUE;
            });
    t.start();
    int seen = p.x;
    long wide = seen;
    long wrapped = seen + 1;
    if (wide + 1 > Integer.MAX_VALUE && wrapped < 0) {
      System.out.println("large");
    } else {
      System.out.println("small");
    }
    t.join();
  }
}
