package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.Phaser;

/** A party that deregisters is no longer waited for in the next phase. */
@Outcomes("phase=2 parties=1")
public final class PhaserPartyMayLeave {
  public static void main(String[] args) throws InterruptedException {
    Phaser phaser = new Phaser(2);
    Thread t = new Thread(phaser::arriveAndDeregister);
    t.start();
    phaser.arriveAndAwaitAdvance();
    int phase = phaser.arriveAndAwaitAdvance();
    t.join();
    System.out.println("phase=" + phase + " parties=" + phaser.getRegisteredParties());
  }
}
