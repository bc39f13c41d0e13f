package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** A total that is printed before the second of two workers has added to it. */
@Cause(
    pattern = {
      "order violation",
      "use before initialisation",
      "data race",
      "wrong assumption on time",
      "atomicity violation"
    },
    says = "TOTAL",
    wrongHint = "volatile")
public final class ResultBeforeWorker {
  private ResultBeforeWorker() {}

  static final AtomicInteger TOTAL = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread one = Together.start("one", () -> TOTAL.addAndGet(1)); // site
    Thread two = Together.start("two", () -> TOTAL.addAndGet(2)); // site
    one.join();
    if (form == Form.RIGHT) {
      two.join();
    }
    if (form == Form.WRONG) {
      Thread.yield();
    }
    int total = TOTAL.get(); // site
    two.join();
    Together.check(total == 3, "total " + total);
  }
}
