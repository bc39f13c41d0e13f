package dev.unravel.conformance.pairs.meeting;

import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.Phaser;

/** A party that leaves a phaser; the broken twin stays registered. */
public final class PhaserLeft {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Phaser phaser = new Phaser(2);
    Together.run(
        () -> {
          if (!broken) {
            phaser.arriveAndDeregister();
          }
        },
        phaser::arriveAndAwaitAdvance);
  }
}
