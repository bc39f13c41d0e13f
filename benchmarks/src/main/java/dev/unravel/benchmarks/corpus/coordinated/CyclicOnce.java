package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.CyclicBarrier;

/** A barrier whose action reads what a party has not written yet. */
@Cause(
    pattern = {"order violation", "use before initialisation", "data race"},
    says = "sum|part",
    wrongHint = "notify")
public final class CyclicOnce {
  private CyclicOnce() {}

  static volatile int part;
  static volatile int seen = -1;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    CyclicBarrier barrier = new CyclicBarrier(2, () -> seen = part); // site
    Together.both(
        () -> {
          if (form == Form.RIGHT) {
            part = 5;
          }
          barrier.await();
          if (form != Form.RIGHT) {
            part = 5; // site
          }
        },
        () -> {
          barrier.await();
          Together.check(part == 5, "part " + part + ", seen " + seen); // site
        });
  }
}
