package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.CompletableFuture;

/** A callback that uses a field which is set after it was registered. */
@Cause(
    pattern = {"order violation", "use before initialisation"},
    says = "prefix",
    wrongHint = "volatile")
public final class ThenApplyLate {
  private ThenApplyLate() {}

  static volatile String prefix;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    CompletableFuture<String> source = new CompletableFuture<>();
    if (form == Form.RIGHT) {
      prefix = "a";
    }
    CompletableFuture<Integer> length = source.thenApply(s -> prefix.length() + s.length()); // site
    Thread worker = Together.start("worker", () -> source.complete("x"));
    if (form == Form.WRONG) {
      Thread.yield();
    }
    prefix = "a"; // site
    Together.check(length.get() == 2, "length " + length.get());
    worker.join();
  }
}
