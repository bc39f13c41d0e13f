package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** A thread spins until a count is high enough, and goes on by another comparison. */
@Outcomes({"enough", "more than enough"})
public final class SpinsUntilEnough {
  private volatile int x;

  public static void main(String[] args) throws InterruptedException {
    SpinsUntilEnough p = new SpinsUntilEnough();
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              p.x = 2;
              p.x = 3;
            });
    t.start();
    while (p.x < 2) {
      Thread.onSpinWait();
    }
    if (p.x + p.x > 5) {
      System.out.println("more than enough");
    } else {
      System.out.println("enough");
    }
    t.join();
  }
}
