package dev.unravel.benchmarks.corpus.timed;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** An unlock in finally, after a tryLock that ran out of time. */
@Cause(
    pattern = {"unlock without lock"},
    says = "(?s)unlock.*(tryLock|not hold|without)",
    wrongHint = "longer|not for a time|wait for what")
public final class UnlockUnlocked {
  private UnlockUnlocked() {}

  static final ReentrantLock LOCK = new ReentrantLock();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> use(form), () -> use(form));
  }

  static void use(Form form) throws InterruptedException {
    boolean got = LOCK.tryLock(form == Form.WRONG ? 20 : 10, TimeUnit.MILLISECONDS); // site
    try {
      if (got) {
        Thread.yield();
      }
    } finally {
      if (got || form != Form.RIGHT) {
        LOCK.unlock(); // site
      }
    }
  }
}
