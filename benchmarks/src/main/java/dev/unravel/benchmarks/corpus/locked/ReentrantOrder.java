package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Two ReentrantLocks that are taken crosswise. */
@Cause(
    pattern = {"lock-order deadlock"},
    says = "READ.*WRITE|WRITE.*READ",
    wrongHint = "ReentrantLock#")
public final class ReentrantOrder {
  private ReentrantOrder() {}

  static final ReentrantLock READ = new ReentrantLock();
  static final ReentrantLock WRITE = new ReentrantLock();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(
        () -> both(READ, WRITE), // site
        () -> both(form == Form.RIGHT ? READ : WRITE, form == Form.RIGHT ? WRITE : READ));
    Together.check(form != Form.WRONG || !READ.isLocked(), "locked");
  }

  static void both(ReentrantLock one, ReentrantLock other) {
    one.lock(); // site
    try {
      other.lock(); // site
      other.unlock();
    } finally {
      one.unlock();
    }
  }
}
