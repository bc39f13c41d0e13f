package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;

/** Two volatile writes each followed by a read of the other: 0 0 is not allowed. */
@Outcomes({"0 1", "1 0", "1 1"})
public final class StoreBufferingVolatile {
  private volatile int x;
  private volatile int y;
  private int seen;

  public static void main(String[] args) throws InterruptedException {
    StoreBufferingVolatile p = new StoreBufferingVolatile();
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              p.seen = p.y;
            });
    t.start();
    p.y = 1;
    int mine = p.x;
    t.join();
    System.out.println(p.seen + " " + mine);
  }
}
