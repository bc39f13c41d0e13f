package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** Three philosophers, each with the left fork first. */
@Cause(
    pattern = {"lock-order deadlock"},
    says = "FORKS|forks|Object",
    wrongHint = "tryLock")
public final class DiningThree {
  private DiningThree() {}

  static final Object[] FORKS = {new Object(), new Object(), new Object()};

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread third = Together.start("third", () -> eat(2, form));
    Together.both(() -> eat(0, form), () -> eat(1, form));
    third.join();
  }

  static void eat(int seat, Form form) {
    int left = seat;
    int right = (seat + 1) % 3;
    if (form == Form.RIGHT) {
      int swap = Math.min(left, right);
      right = Math.max(left, right);
      left = swap;
    }
    if (form == Form.WRONG) {
      Thread.yield();
    }
    synchronized (FORKS[left]) { // site
      synchronized (FORKS[right]) { // site
        Thread.yield();
      }
    }
  }
}
