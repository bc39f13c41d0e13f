package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A join with a lock held that the joined thread needs. */
@Cause(
    pattern = {"resource deadlock"},
    says = "LOCK",
    wrongHint = "notify")
public final class JoinWithLock {
  private JoinWithLock() {}

  static final Object LOCK = new Object();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread worker =
        Together.start(
            "worker",
            () -> {
              synchronized (LOCK) { // site
                Thread.yield();
              }
            });
    if (form == Form.RIGHT) {
      worker.join();
    } else {
      synchronized (LOCK) { // site
        if (form == Form.WRONG) {
          LOCK.notifyAll();
        }
        worker.join(); // site
      }
    }
  }
}
