package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;

/** volatile does not make an increment atomic. */
@Outcomes({"x=1", "x=2"})
public final class LostUpdateOfVolatile {
  private volatile int x;

  public static void main(String[] args) throws InterruptedException {
    LostUpdateOfVolatile p = new LostUpdateOfVolatile();
    Thread t = new Thread(() -> p.x++);
    t.start();
    p.x++;
    t.join();
    System.out.println("x=" + p.x);
  }
}
