package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.Phaser;

/** Nobody advances before both parties arrived. */
@Outcomes("x=1 phase=1")
public final class PhaserWaitsForBoth {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    PhaserWaitsForBoth p = new PhaserWaitsForBoth();
    Phaser phaser = new Phaser(2);
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              phaser.arriveAndAwaitAdvance();
            });
    t.start();
    int phase = phaser.arriveAndAwaitAdvance();
    int x = p.x;
    t.join();
    System.out.println("x=" + x + " phase=" + phase);
  }
}
