package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.Phaser;

/** arrive counts a party and goes on at once, so the write after it may come late. */
@Outcomes({"x=1", "x=2"})
public final class PhaserArriveDoesNotWait {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    PhaserArriveDoesNotWait p = new PhaserArriveDoesNotWait();
    Phaser phaser = new Phaser(2);
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              phaser.arrive();
              p.x = 2;
            });
    t.start();
    phaser.arriveAndAwaitAdvance();
    int x = p.x;
    t.join();
    System.out.println("x=" + x);
  }
}
