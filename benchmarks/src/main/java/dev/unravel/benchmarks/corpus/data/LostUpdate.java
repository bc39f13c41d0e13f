package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A counter that two threads increment. */
@Cause(
    pattern = {"atomicity violation"},
    says = "count",
    wrongHint = "(?i)(use|make .*|with) volatile")
public final class LostUpdate {
  private LostUpdate() {}

  static int count;
  static volatile int visible;
  static final Object LOCK = new Object();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> add(form), () -> add(form));
    Together.check(count + visible == 2, "counted to " + (count + visible));
  }

  static void add(Form form) {
    switch (form) {
      case BROKEN -> count++; // site
      case WRONG -> visible++;
      case RIGHT -> {
        synchronized (LOCK) {
          count++;
        }
      }
    }
  }
}
