package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A maximum that is compared and written. */
@Cause(
    pattern = {"atomicity violation"},
    says = "max",
    wrongHint = "add volatile|read it once")
public final class MaxSoFar {
  private MaxSoFar() {}

  static volatile int max;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> see(5, form), () -> see(9, form));
    Together.check(max == 9, "max " + max);
  }

  static void see(int value, Form form) {
    if (form == Form.RIGHT) {
      synchronized (MaxSoFar.class) {
        raise(value);
      }
    } else if (form == Form.WRONG) {
      int once = max;
      if (value > once) {
        max = value;
      }
    } else {
      raise(value);
    }
  }

  static void raise(int value) {
    if (value > max) { // site
      max = value; // site
    }
  }
}
