package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** Bounds of a range that two threads move past each other. */
@Cause(
    pattern = {"atomicity violation over several variables", "atomicity violation"},
    says = "low|high",
    wrongHint = "make .*volatile")
public final class RangeInvariant {
  private RangeInvariant() {}

  static volatile int low = 0;
  static volatile int high = 10;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> raise(form), () -> lower(form));
    Together.check(low <= high, low + " to " + high);
  }

  static void raise(Form form) {
    if (form == Form.RIGHT) {
      synchronized (RangeInvariant.class) {
        up();
      }
    } else {
      up();
    }
  }

  static void lower(Form form) {
    if (form == Form.BROKEN) {
      down();
    } else {
      synchronized (RangeInvariant.class) {
        down();
      }
    }
  }

  static void up() {
    if (8 <= high) { // site
      low = 8; // site
    }
  }

  static void down() {
    if (low <= 3) { // site
      high = 3; // site
    }
  }
}
