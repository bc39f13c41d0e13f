package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A flag that is put back after another thread has set it, which a third one spins for. */
@Cause(
    pattern = {"livelock"},
    says = "(?s)go.*nobody|Nobody.*go",
    wrongHint = "(?i)different times|notify")
public final class ResetFlag {
  static volatile boolean go;

  private ResetFlag() {}

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    if (form == Form.RIGHT) {
      go = false;
    }
    Thread setter = Together.start("setter", () -> go = true); // site
    Thread spinner = Together.start("spinner", ResetFlag::spin);
    if (form == Form.WRONG) {
      Thread.yield();
    }
    if (form != Form.RIGHT) {
      go = false; // site
    }
    setter.join();
    spinner.join();
  }

  static void spin() {
    while (!go) { // site
      Thread.onSpinWait();
    }
  }
}
