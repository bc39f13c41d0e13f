package dev.unravel.conformance.programs.spinning;

import dev.unravel.conformance.Outcomes;

/** Spins that follow each other see each step of the other thread, or a later one. */
@Outcomes({"1 2", "2 2"})
public final class SpinsInARow {
  private volatile int done;

  public static void main(String[] args) throws InterruptedException {
    SpinsInARow p = new SpinsInARow();
    Thread t =
        new Thread(
            () -> {
              p.done = 1;
              p.done = 2;
            });
    t.start();
    while (p.done < 1) {}
    int first = p.done;
    while (p.done < 2) {
      Thread.yield();
    }
    int second = p.done;
    while (p.done < 2) {
      Thread.onSpinWait();
    }
    t.join();
    System.out.println(first + " " + second);
  }
}
