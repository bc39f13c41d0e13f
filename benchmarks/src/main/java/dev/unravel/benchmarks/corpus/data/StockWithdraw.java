package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** Stock that is checked and taken in two critical sections. */
@Cause(
    pattern = {"atomicity violation"},
    says = "left|stock",
    wrongHint = "volatile alone would|add volatile")
public final class StockWithdraw {
  private StockWithdraw() {}

  static int left = 1;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> sell(form), () -> sell(form));
    Together.check(left >= 0, "left " + left);
  }

  static synchronized boolean has() {
    return left > 0; // site
  }

  static synchronized void take() {
    left--; // site
  }

  static void sell(Form form) {
    if (form == Form.RIGHT) {
      synchronized (StockWithdraw.class) {
        if (has()) {
          take();
        }
      }
    } else if (form == Form.WRONG) {
      boolean some = has();
      Thread.yield();
      if (some) {
        take();
      }
    } else if (has()) {
      take();
    }
  }
}
