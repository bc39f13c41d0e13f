package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;

/** Two unguarded increments of an int field may lose one. */
@Outcomes({"x=1", "x=2"})
public final class LostUpdateOfInt {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    LostUpdateOfInt p = new LostUpdateOfInt();
    Thread t = new Thread(() -> p.x++);
    t.start();
    p.x++;
    t.join();
    System.out.println("x=" + p.x);
  }
}
