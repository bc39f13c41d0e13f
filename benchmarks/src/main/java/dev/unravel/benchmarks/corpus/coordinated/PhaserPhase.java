package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.Phaser;

/** A party that arrives without waiting, and reads what the phase is to bring. */
@Cause(
    pattern = {
      "order violation",
      "use before initialisation",
      "data race",
      "wrong assumption on time"
    },
    says = "made|arrive",
    wrongHint = "notify")
public final class PhaserPhase {
  private PhaserPhase() {}

  static final Phaser PHASER = new Phaser(2);
  static volatile int made;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread maker =
        Together.start(
            "maker",
            () -> {
              made = 1; // site
              PHASER.arrive(); // site
            });
    if (form == Form.RIGHT) {
      PHASER.arriveAndAwaitAdvance();
    } else {
      PHASER.arrive(); // site
    }
    if (form == Form.WRONG) {
      Thread.yield();
    }
    Together.check(made == 1, "made " + made); // site
    maker.join();
  }
}
