package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.CompletableFuture;

/** A result that is read if it is done, and taken for missing if it is not yet. */
@Cause(
    pattern = {"order violation", "use before initialisation", "data race"},
    says = "isDone|RESULT|get",
    wrongHint = "volatile")
public final class DoneNotYet {
  private DoneNotYet() {}

  static final CompletableFuture<Integer> RESULT = new CompletableFuture<>();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread worker = Together.start("worker", () -> RESULT.complete(42)); // site
    if (form == Form.WRONG) {
      Thread.yield();
    }
    if (form == Form.RIGHT) {
      RESULT.get();
    }
    int value = RESULT.isDone() ? RESULT.get() : 0; // site
    Together.check(value == 42, "got " + value);
    worker.join();
  }
}
