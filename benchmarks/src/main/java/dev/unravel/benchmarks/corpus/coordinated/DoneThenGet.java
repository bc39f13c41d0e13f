package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/** A future that is asked whether it is done, and used in two steps. */
@Cause(
    pattern = {"atomicity violation", "order violation"},
    says = "isDone",
    wrongHint = "volatile")
public final class DoneThenGet {
  private DoneThenGet() {}

  static final CompletableFuture<String> RESULT = new CompletableFuture<>();
  static final AtomicInteger COUNT = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> finish("a", form), () -> finish("b", form));
    Together.check(COUNT.get() == 1, "finished by " + COUNT.get());
  }

  static void finish(String by, Form form) {
    if (form == Form.RIGHT) {
      if (RESULT.complete(by)) {
        COUNT.incrementAndGet();
      }
    } else if (form == Form.WRONG) {
      if (RESULT.getNow(null) == null) {
        RESULT.complete(by);
        COUNT.incrementAndGet();
      }
    } else if (!RESULT.isDone()) { // site
      RESULT.complete(by); // site
      COUNT.incrementAndGet();
    }
  }
}
