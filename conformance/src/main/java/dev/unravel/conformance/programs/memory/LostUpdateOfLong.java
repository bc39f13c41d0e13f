package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;

/**
 * Two unguarded increments of a long field may lose one. Other values mean that two-word values are
 * mishandled.
 */
@Outcomes({"x=4294967297", "x=4294967298"})
public final class LostUpdateOfLong {
  private long x = 1L << 32;

  public static void main(String[] args) throws InterruptedException {
    LostUpdateOfLong p = new LostUpdateOfLong();
    Thread t = new Thread(() -> p.x++);
    t.start();
    p.x++;
    t.join();
    System.out.println("x=" + p.x);
  }
}
