package dev.unravel.benchmarks.corpus.timed;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A join with a limit, after which the result is used. */
@Cause(
    pattern = {"wrong assumption on time"},
    says = "(?i)time",
    wrongHint = "volatile")
public final class JoinWithTimeout {
  private JoinWithTimeout() {}

  static volatile int result;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread worker = Together.start("worker", () -> result = 1); // site
    if (form == Form.RIGHT) {
      worker.join();
    } else {
      worker.join(form == Form.WRONG ? 200 : 100); // site
    }
    Together.check(result == 1, "result " + result); // site
    worker.join();
  }
}
