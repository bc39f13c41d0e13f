package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.CountDownLatch;

/** A latch with one count for two workers. */
@Cause(
    pattern = {"order violation", "use before initialisation", "atomicity violation", "data race"},
    says = "(?i)sum|latch|LATCH|results",
    wrongHint = "volatile$")
public final class LatchTooSmall {
  private LatchTooSmall() {}

  static final int[] RESULTS = new int[2];
  static CountDownLatch latch;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    latch = new CountDownLatch(form == Form.RIGHT ? 2 : 1);
    Thread one = Together.start("one", () -> work(0)); // site
    Thread two = Together.start("two", () -> work(1)); // site
    if (form == Form.WRONG) {
      Thread.yield();
    }
    latch.await();
    int results = RESULTS[0] + RESULTS[1]; // site
    one.join();
    two.join();
    Together.check(results == 2, "results " + results);
  }

  static void work(int i) {
    RESULTS[i] = 1; // site
    latch.countDown(); // site
  }
}
