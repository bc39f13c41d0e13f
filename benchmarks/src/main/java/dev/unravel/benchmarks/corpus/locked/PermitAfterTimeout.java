package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A permit that is released after an acquisition that timed out. */
@Cause(
    pattern = {"stray release"},
    says = "release",
    wrongHint = "join|latch")
public final class PermitAfterTimeout {
  private PermitAfterTimeout() {}

  static final Semaphore PERMIT = new Semaphore(1);
  static final AtomicInteger INSIDE = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread third = Together.start("third", () -> use(form));
    Together.both(() -> use(form), () -> use(form));
    third.join();
  }

  static void use(Form form) throws InterruptedException {
    boolean got = PERMIT.tryAcquire(form == Form.WRONG ? 20 : 10, TimeUnit.MILLISECONDS); // site
    try {
      if (got) {
        Together.check(INSIDE.incrementAndGet() == 1, "two are inside");
        INSIDE.decrementAndGet();
      }
    } finally {
      if (got || form != Form.RIGHT) {
        PERMIT.release(); // site
      }
    }
  }
}
