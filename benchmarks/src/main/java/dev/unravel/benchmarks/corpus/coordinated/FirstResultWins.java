package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.CountDownLatch;

/** A scope of two subtasks that ends with the first of them, and is asked for what both made. */
@Cause(
    pattern = {"order violation", "use before initialisation", "data race"},
    says = "total|made",
    wrongHint = "volatile$")
public final class FirstResultWins {
  private FirstResultWins() {}

  static volatile int made;
  static volatile int total;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    CountDownLatch done = new CountDownLatch(form == Form.RIGHT ? 2 : 1);
    Thread left =
        Together.start(
            "left",
            () -> {
              made = 20; // site
              done.countDown(); // site
            });
    Thread right =
        Together.start(
            "right",
            () -> {
              total = 22; // site
              done.countDown(); // site
            });
    done.await(); // site
    int sum = made + total; // site
    if (form == Form.WRONG) {
      left.join();
    }
    Together.check(sum == 42, "sum is " + sum);
    left.join();
    right.join();
  }
}
