package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;

/** A value written by one of two threads is the last one of some order, never a mix. */
@Outcomes({"x=1", "x=2"})
public final class WritesAreSeenByOneReadEach {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    WritesAreSeenByOneReadEach p = new WritesAreSeenByOneReadEach();
    Thread t = new Thread(() -> p.x = 1);
    t.start();
    p.x = 2;
    t.join();
    System.out.println("x=" + p.x);
  }
}
