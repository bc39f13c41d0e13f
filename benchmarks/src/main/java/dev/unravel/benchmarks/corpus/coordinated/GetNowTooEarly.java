package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.CompletableFuture;

/** getNow with a default that stands for a result that is still to come. */
@Cause(
    pattern = {
      "order violation",
      "use before initialisation",
      "data race",
      "wrong assumption on time"
    },
    says = "getNow|complete|RESULT",
    wrongHint = "volatile")
public final class GetNowTooEarly {
  private GetNowTooEarly() {}

  static final CompletableFuture<Integer> RESULT = new CompletableFuture<>();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread worker = Together.start("worker", () -> RESULT.complete(1)); // site
    if (form == Form.WRONG) {
      Thread.yield();
    }
    int value = form == Form.RIGHT ? RESULT.get() : RESULT.getNow(0); // site
    Together.check(value == 1, "value " + value);
    worker.join();
  }
}
