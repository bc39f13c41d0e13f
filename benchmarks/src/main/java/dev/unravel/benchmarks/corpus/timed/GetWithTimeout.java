package dev.unravel.benchmarks.corpus.timed;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A result that is taken for lost when get runs out of time. */
@Cause(
    pattern = {"wrong assumption on time"},
    says = "(?i)time",
    wrongHint = "volatile")
public final class GetWithTimeout {
  private GetWithTimeout() {}

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    CompletableFuture<String> result = new CompletableFuture<>();
    Thread worker = Together.start("worker", () -> result.complete("x")); // site
    if (form == Form.RIGHT) {
      result.get();
    } else {
      result.get(form == Form.WRONG ? 20 : 10, TimeUnit.MILLISECONDS); // site
    }
    worker.join();
  }
}
