package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** What is added to a value may wrap around, and then is less. */
@Outcomes({"more", "less"})
public final class SumWrapsAround {
  private int x;

  private void write() {
    x = 5;
    x = Integer.MAX_VALUE;
    x = Integer.MAX_VALUE - 1;
  }

  public static void main(String[] args) throws InterruptedException {
    SumWrapsAround p = new SumWrapsAround();
    Thread t = new Thread(p::write);
    t.start();
    int seen = p.x;
    if (seen + 1 > 0) {
      System.out.println("more");
    } else {
      System.out.println("less");
    }
    t.join();
  }
}
