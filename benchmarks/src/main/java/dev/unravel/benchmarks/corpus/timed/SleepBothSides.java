package dev.unravel.benchmarks.corpus.timed;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** Two threads that keep apart by sleeping for different times. */
@Cause(
    pattern = {"wrong assumption on time"},
    says = "slept",
    wrongHint = "volatile")
public final class SleepBothSides {
  private SleepBothSides() {}

  static volatile String first;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread early =
        Together.start(
            "early",
            () -> {
              Thread.sleep(10);
              first = "early"; // site
            });
    if (form == Form.RIGHT) {
      early.join();
    } else {
      Thread.sleep(form == Form.WRONG ? 80 : 40); // site
    }
    String seen = first; // site
    Together.check("early".equals(seen), "first is " + seen);
    early.join();
  }
}
