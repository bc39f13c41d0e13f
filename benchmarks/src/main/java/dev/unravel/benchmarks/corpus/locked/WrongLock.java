package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** Two threads that guard one counter with two locks. */
@Cause(
    pattern = {"atomicity violation"},
    says = "count",
    wrongHint = "volatile$")
public final class WrongLock {
  private WrongLock() {}

  static int count;
  static final Object A = new Object();
  static final Object B = new Object();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> add(A), () -> add(form == Form.RIGHT ? A : B));
    if (form == Form.WRONG) {
      Thread.yield();
    }
    Together.check(count == 2, "count " + count);
  }

  static void add(Object lock) {
    synchronized (lock) {
      count++; // site
    }
  }
}
