package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.locks.StampedLock;

/** An optimistic read that is validated before its second half. */
@Cause(
    pattern = {"unvalidated read"},
    says = "(?s)look|reader|second.*validat",
    wrongHint = "volatile")
public final class OptimisticRead {
  private OptimisticRead() {}

  static final StampedLock LOCK = new StampedLock();
  static int x = 1;
  static int y = 1;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(OptimisticRead::move, () -> look(form));
  }

  static void move() {
    long stamp = LOCK.writeLock();
    x = 2; // site
    y = 2; // site
    LOCK.unlockWrite(stamp);
  }

  static void look(Form form) {
    long stamp = LOCK.tryOptimisticRead();
    if (stamp == 0) {
      return;
    }
    int a = x; // site
    boolean valid = form != Form.BROKEN || LOCK.validate(stamp); // site
    int b = y; // site
    if (form == Form.RIGHT) {
      valid = LOCK.validate(stamp);
    }
    Together.check(!valid || a == b, a + " beside " + b);
  }
}
