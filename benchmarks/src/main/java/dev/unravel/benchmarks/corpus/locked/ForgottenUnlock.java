package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that is not given back on one path. */
@Cause(
    pattern = {"resource deadlock"},
    says = "LOCK",
    wrongHint = "notify")
public final class ForgottenUnlock {
  private ForgottenUnlock() {}

  static final ReentrantLock LOCK = new ReentrantLock();
  static volatile boolean fast;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> fast = true, () -> work(form));
    Thread third = Together.start("third", () -> work(form));
    third.join();
  }

  static void work(Form form) {
    LOCK.lock(); // site
    if (fast && form != Form.RIGHT) {
      if (form == Form.WRONG) {
        Thread.yield();
      }
      return;
    }
    LOCK.unlock();
  }
}
