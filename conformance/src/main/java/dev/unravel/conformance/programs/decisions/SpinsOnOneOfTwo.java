package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** In each round of a spinning loop one of two places is read, and what it gave is compared. */
@Outcomes({"left", "right"})
public final class SpinsOnOneOfTwo {
  private volatile boolean left = true;
  private volatile int x;
  private volatile int y;

  public static void main(String[] args) throws InterruptedException {
    SpinsOnOneOfTwo p = new SpinsOnOneOfTwo();
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              p.left = false;
              p.y = 2;
            });
    t.start();
    while ((p.left ? p.x : p.y) < 1) {
      Thread.onSpinWait();
    }
    if (p.left) {
      System.out.println("left");
    } else {
      System.out.println("right");
    }
    t.join();
  }
}
