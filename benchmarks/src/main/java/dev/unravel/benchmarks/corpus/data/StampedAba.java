package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A version that is read apart from the value it belongs to. */
@Cause(
    pattern = {"atomicity violation over several variables", "atomicity violation"},
    says = "value|version",
    wrongHint = "volatile$")
public final class StampedAba {
  private StampedAba() {}

  static volatile int value = 1;
  static volatile int version = 1;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> write(form), () -> read(form));
  }

  static void write(Form form) {
    if (form == Form.BROKEN) {
      value = 2; // site
      version = 2; // site
    } else {
      synchronized (StampedAba.class) {
        value = 2;
        version = 2;
      }
    }
  }

  static void read(Form form) {
    int seen;
    int at;
    if (form == Form.RIGHT) {
      synchronized (StampedAba.class) {
        at = version;
        seen = value;
      }
    } else {
      at = version; // site
      seen = value; // site
    }
    Together.check(seen == at, seen + " at " + at);
  }
}
