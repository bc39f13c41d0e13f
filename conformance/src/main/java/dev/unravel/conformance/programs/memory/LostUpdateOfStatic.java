package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;

/**
 * Two unguarded increments of a static field may lose one. A greater value means statics were not
 * fresh.
 */
@Outcomes({"x=1", "x=2"})
public final class LostUpdateOfStatic {
  private static int x;

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> x++);
    t.start();
    x++;
    t.join();
    System.out.println("x=" + x);
  }
}
