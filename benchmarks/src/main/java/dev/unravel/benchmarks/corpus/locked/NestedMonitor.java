package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A wait with a second lock held, which the one to notify needs. */
@Cause(
    pattern = {"resource deadlock"},
    says = "OUTER",
    wrongHint = "notifyAll")
public final class NestedMonitor {
  private NestedMonitor() {}

  static final Object OUTER = new Object();
  static final Object INNER = new Object();
  static boolean ready;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> await(form), () -> set(form));
  }

  static void await(Form form) throws InterruptedException {
    if (form == Form.RIGHT) {
      waitInside();
    } else {
      synchronized (OUTER) { // site
        waitInside();
      }
    }
  }

  static void waitInside() throws InterruptedException {
    synchronized (INNER) {
      while (!ready) {
        INNER.wait(); // site
      }
    }
  }

  static void set(Form form) {
    synchronized (OUTER) { // site
      synchronized (INNER) {
        ready = true;
        if (form == Form.WRONG) {
          INNER.notifyAll();
        } else {
          INNER.notify();
        }
      }
    }
  }
}
