package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A worker that looks at a flag to stop, and uses what is taken away once the flag is set. */
@Cause(
    pattern = {
      "order violation",
      "use after close",
      "atomicity violation",
      "atomicity violation over several variables"
    },
    says = "stopped|buffer",
    wrongHint = "volatile$")
public final class StopFlag {
  private StopFlag() {}

  static volatile boolean stopped;
  static volatile int[] buffer = new int[1];

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread worker = Together.start("worker", StopFlag::work);
    if (form == Form.WRONG) {
      Thread.yield();
    }
    stopped = true; // site
    if (form == Form.RIGHT) {
      worker.join();
    }
    buffer = null; // site
    worker.join();
    Together.check(!failed, "used what was gone");
  }

  static volatile boolean failed;

  static void work() {
    if (!stopped) { // site
      int[] used = buffer; // site
      failed = used == null;
    }
  }
}
