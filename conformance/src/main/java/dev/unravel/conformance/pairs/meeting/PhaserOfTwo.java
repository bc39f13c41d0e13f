package dev.unravel.conformance.pairs.meeting;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.Phaser;

/** A phaser for two; the broken twin arrives and does not wait. */
public final class PhaserOfTwo {

  private static void work(int[] parts, int mine, Phaser phaser, boolean early) {
    parts[mine] = 1;
    if (early) {
      phaser.arrive();
    } else {
      phaser.arriveAndAwaitAdvance();
    }
    expect(2, parts[0] + parts[1]);
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Phaser phaser = new Phaser(2);
    int[] parts = new int[2];
    Together.run(() -> work(parts, 0, phaser, broken), () -> work(parts, 1, phaser, broken));
  }
}
