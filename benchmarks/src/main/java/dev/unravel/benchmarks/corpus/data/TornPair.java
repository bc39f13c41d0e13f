package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** Two fields that belong together, written one after the other. */
@Cause(
    pattern = {"atomicity violation over several variables", "atomicity violation"},
    says = "low|high",
    wrongHint = "make .*volatile")
public final class TornPair {
  private TornPair() {}

  static volatile int low = 1;
  static volatile int high = 2;
  static final Object LOCK = new Object();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> move(form), () -> look(form));
  }

  static void move(Form form) {
    if (form == Form.BROKEN) {
      low = 11; // site
      high = 12; // site
    } else {
      synchronized (LOCK) {
        low = 11;
        high = 12;
      }
    }
  }

  static void look(Form form) {
    int a;
    int b;
    if (form == Form.RIGHT) {
      synchronized (LOCK) {
        a = low;
        b = high;
      }
    } else {
      a = low; // site
      b = high; // site
    }
    Together.check(b - a == 1, a + " to " + b);
  }
}
