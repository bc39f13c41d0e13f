package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** An AtomicInteger that is read and set in two steps. */
@Cause(
    pattern = {"atomicity violation"},
    says = "TOTAL",
    wrongHint = "(?i)volatile")
public final class AtomicGetSet {
  private AtomicGetSet() {}

  static final AtomicInteger TOTAL = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> add(form), () -> add(form));
    Together.check(TOTAL.get() == 10, "total " + TOTAL.get());
  }

  static void add(Form form) {
    switch (form) {
      case RIGHT -> TOTAL.addAndGet(5);
      case WRONG -> {
        int before = TOTAL.get();
        TOTAL.lazySet(before + 5);
      }
      default -> TOTAL.set(TOTAL.get() + 5); // site
    }
  }
}
