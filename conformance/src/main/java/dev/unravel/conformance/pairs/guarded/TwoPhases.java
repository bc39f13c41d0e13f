package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.Phaser;

/** Work in two phases, by a Phaser; the broken twin goes on without waiting. */
public final class TwoPhases {
  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    Phaser phaser = new Phaser(2);
    int[] written = new int[2];
    int[] read = new int[2];
    Together.Part[] parts = new Together.Part[2];
    for (int i = 0; i < 2; i++) {
      int me = i;
      parts[me] =
          () -> {
            written[me] = me + 1;
            if (broken) {
              phaser.arrive();
            } else {
              phaser.arriveAndAwaitAdvance();
            }
            read[me] = written[1 - me];
          };
    }
    Together.run(parts);
    expect(3, read[0] + read[1]);
  }
}
