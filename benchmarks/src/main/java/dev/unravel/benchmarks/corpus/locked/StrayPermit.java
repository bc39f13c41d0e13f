package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/** A permit that is given back by a thread that did not get one. */
@Cause(
    pattern = {"stray release"},
    says = "(?s)release.*(never|without|did not)",
    wrongHint = "join|latch")
public final class StrayPermit {
  private StrayPermit() {}

  static final Semaphore PERMIT = new Semaphore(1);
  static final AtomicInteger INSIDE = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread third = Together.start("third", () -> use(form));
    Together.both(() -> use(form), () -> use(form));
    third.join();
  }

  static void use(Form form) {
    boolean got = PERMIT.tryAcquire();
    try {
      if (got) {
        Together.check(INSIDE.incrementAndGet() == 1, "two are inside"); // site
        INSIDE.decrementAndGet();
      }
    } finally {
      if (got || form != Form.RIGHT) {
        PERMIT.release(); // site
      }
    }
  }
}
