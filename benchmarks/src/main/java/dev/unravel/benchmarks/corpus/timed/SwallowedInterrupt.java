package dev.unravel.benchmarks.corpus.timed;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A worker that takes an interrupt and goes on waiting. */
@Cause(
    pattern = {"swallowed interrupt"},
    says = "interrupt",
    wrongHint = "notify")
public final class SwallowedInterrupt {
  private SwallowedInterrupt() {}

  static final Object LOCK = new Object();
  static volatile boolean stop;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread worker = Together.start("worker", () -> work(form));
    worker.interrupt(); // site
    worker.join();
  }

  static void work(Form form) throws InterruptedException {
    boolean first = true;
    try {
      Thread.sleep(0, 1);
    } catch (InterruptedException ignored) { // site
      if (form == Form.RIGHT) {
        return;
      }
      first = false;
    }
    synchronized (LOCK) {
      try {
        LOCK.wait(); // site
      } catch (InterruptedException end) {
        return;
      }
    }
  }
}
