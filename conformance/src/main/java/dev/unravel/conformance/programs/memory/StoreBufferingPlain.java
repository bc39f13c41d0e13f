package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;

/**
 * Under sequential consistency 0 0 is not an outcome of plain fields either, though a machine shows
 * it.
 */
@Outcomes(
    value = {"0 1", "1 0", "1 1"},
    weakerOnRealMachines = true)
public final class StoreBufferingPlain {
  private int x;
  private int y;
  private int seen;

  public static void main(String[] args) throws InterruptedException {
    StoreBufferingPlain p = new StoreBufferingPlain();
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
