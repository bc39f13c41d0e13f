package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A wait without a condition, after the notification. */
@Cause(
    pattern = {"lost notification"},
    says = "notif",
    wrongHint = "notifyAll, so")
public final class NoFlag {
  private NoFlag() {}

  static final Object LOCK = new Object();
  static boolean ready;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> await(form), () -> tell(form));
  }

  static void await(Form form) throws InterruptedException {
    synchronized (LOCK) {
      if (form == Form.RIGHT) {
        while (!ready) {
          LOCK.wait();
        }
      } else {
        LOCK.wait(); // site
      }
    }
  }

  static void tell(Form form) {
    synchronized (LOCK) {
      ready = true;
      if (form == Form.WRONG) {
        LOCK.notifyAll();
      } else {
        LOCK.notify(); // site
      }
    }
  }
}
