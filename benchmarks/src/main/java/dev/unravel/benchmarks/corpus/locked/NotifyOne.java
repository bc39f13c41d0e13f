package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** Two kinds of waiters, and a notification for one of them. */
@Cause(
    pattern = {"misdirected notification"},
    says = "notify",
    wrongHint = "hold one lock")
public final class NotifyOne {
  private NotifyOne() {}

  static final Object LOCK = new Object();
  static boolean food;
  static boolean drink;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread eats = Together.start("eats", () -> await(true));
    Thread drinks = Together.start("drinks", () -> await(false));
    bring(true, form);
    bring(false, form);
    eats.join();
    drinks.join();
  }

  static void await(boolean eating) throws InterruptedException {
    synchronized (LOCK) {
      while (eating ? !food : !drink) {
        LOCK.wait(); // site
      }
    }
  }

  static void bring(boolean eating, Form form) {
    synchronized (LOCK) {
      if (eating) {
        food = true;
      } else {
        drink = true;
      }
      if (form == Form.RIGHT) {
        LOCK.notifyAll();
      } else {
        LOCK.notify(); // site
      }
    }
  }
}
