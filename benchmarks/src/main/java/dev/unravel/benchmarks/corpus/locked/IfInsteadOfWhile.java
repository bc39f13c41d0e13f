package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A wait behind an if, with two consumers. */
@Cause(
    pattern = {
      "atomicity violation",
      "order violation",
      "misdirected notification",
      "wait without a loop"
    },
    says = "items|wait",
    wrongHint = "hold one lock from")
public final class IfInsteadOfWhile {
  private IfInsteadOfWhile() {}

  static int items;
  static final Object LOCK = new Object();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread third = Together.start("taker", () -> take(form));
    Together.both(
        () -> take(form),
        () -> {
          put(form);
          put(form);
        });
    third.join();
    Together.check(items == 0, "items " + items);
  }

  static void take(Form form) throws InterruptedException {
    synchronized (LOCK) {
      if (form == Form.RIGHT) {
        while (items == 0) {
          LOCK.wait();
        }
      } else if (items == 0) { // site
        LOCK.wait(); // site
      }
      items--; // site
      Together.check(items >= 0, "took what is not there");
    }
  }

  static void put(Form form) {
    synchronized (LOCK) {
      items++; // site
      if (form == Form.WRONG) {
        LOCK.notifyAll();
      } else {
        LOCK.notify();
      }
    }
  }
}
