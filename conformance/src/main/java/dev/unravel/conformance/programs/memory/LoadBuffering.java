package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;

/** Two volatile reads each followed by a write of the other's variable: 1 1 is not allowed. */
@Outcomes({"0 0", "0 1", "1 0"})
public final class LoadBuffering {
  private volatile int x;
  private volatile int y;
  private int seen;

  public static void main(String[] args) throws InterruptedException {
    LoadBuffering p = new LoadBuffering();
    Thread t =
        new Thread(
            () -> {
              int seen = p.x;
              p.y = 1;
              p.seen = seen;
            });
    t.start();
    int mine = p.y;
    p.x = 1;
    t.join();
    System.out.println(p.seen + " " + mine);
  }
}
