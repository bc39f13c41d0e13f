package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.Exchanger;

/** Three threads at an exchanger meant for two. */
@Cause(
    pattern = {"wrong partner"},
    says = "exchang",
    wrongHint = "volatile")
public final class ExchangerTrio {
  private ExchangerTrio() {}

  static final Exchanger<String> EXCHANGER = new Exchanger<>();
  static final Exchanger<String> OTHER = new Exchanger<>();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread echo =
        Together.start(
            "echo", () -> (form == Form.RIGHT ? OTHER : EXCHANGER).exchange("c")); // site
    Thread ohce =
        Together.start(
            "ohce", () -> (form == Form.RIGHT ? OTHER : EXCHANGER).exchange("d")); // site
    Together.both(
        () -> Together.check(EXCHANGER.exchange("a").equals("b"), "not b"), // site
        () -> Together.check(EXCHANGER.exchange("b").equals("a"), "not a")); // site
    echo.join();
    ohce.join();
  }
}
