package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** An unlock in finally after a tryLock that was refused. */
@Cause(
    pattern = {"unlock without lock"},
    says = "unlock",
    wrongHint = "wait for")
public final class TryLockFinally {
  private TryLockFinally() {}

  static final ReentrantLock LOCK = new ReentrantLock();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> use(form), () -> use(form));
  }

  static void use(Form form) {
    boolean got = LOCK.tryLock(); // site
    try {
      if (form == Form.WRONG) {
        Thread.yield();
      }
    } finally {
      if (got || form != Form.RIGHT) {
        LOCK.unlock(); // site
      }
    }
  }
}
