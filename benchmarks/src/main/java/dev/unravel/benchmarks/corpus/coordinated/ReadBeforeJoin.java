package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Subtasks whose results are put together before all have ended. */
@Cause(
    pattern = {"order violation", "data race", "use before initialisation"},
    says = "sum|price|left",
    wrongHint = "make .*volatile\\b(?!.*nor)")
public final class ReadBeforeJoin {
  private ReadBeforeJoin() {}

  static volatile int price;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    ExecutorService scope = Executors.newFixedThreadPool(2);
    Future<?> offer = scope.submit(() -> price = 5); // site
    Future<Integer> tax = scope.submit(() -> 1);
    if (form == Form.RIGHT) {
      offer.get();
    }
    int total = tax.get() + price; // site
    scope.shutdown();
    scope.awaitTermination(1, TimeUnit.HOURS);
    Together.check(total == 6, "total " + total);
  }
}
