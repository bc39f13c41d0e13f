package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A transfer between two counters that a third thread adds up. */
@Cause(
    pattern = {"atomicity violation over several variables", "atomicity violation"},
    says = "from|to",
    wrongHint = "volatile$")
public final class TwoCounters {
  private TwoCounters() {}

  static int from = 10;
  static int to = 0;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> move(form), () -> sum(form));
  }

  static void move(Form form) {
    if (form == Form.BROKEN) {
      from -= 4; // site
      to += 4; // site
    } else {
      synchronized (TwoCounters.class) {
        from -= 4;
        to += 4;
      }
    }
  }

  static void sum(Form form) {
    int sum;
    if (form == Form.RIGHT) {
      synchronized (TwoCounters.class) {
        sum = from + to;
      }
    } else {
      sum = from + to; // site
    }
    Together.check(sum == 10, "sum " + sum);
  }
}
