package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.Phaser;

/** A party that registers with a phaser after the phase has gone. */
@Cause(
    pattern = {"late registration"},
    says = "(?s)regist",
    wrongHint = "notify|hold one lock")
public final class LateRegistration {
  private LateRegistration() {}

  static final Phaser PHASER = new Phaser(1);
  static volatile boolean done;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    if (form == Form.RIGHT) {
      PHASER.register();
    }
    Thread worker = Together.start("worker", () -> work(form));
    if (form == Form.WRONG) {
      Thread.yield();
    }
    PHASER.arriveAndAwaitAdvance(); // site
    Together.check(done, "the worker is not done");
    worker.join();
  }

  static void work(Form form) {
    if (form != Form.RIGHT) {
      PHASER.register(); // site
    }
    done = true;
    PHASER.arriveAndDeregister();
  }
}
