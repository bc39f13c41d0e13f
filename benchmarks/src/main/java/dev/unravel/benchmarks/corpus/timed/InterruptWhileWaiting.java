package dev.unravel.benchmarks.corpus.timed;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A consumer that takes an interrupt for a wake-up and waits again. */
@Cause(
    pattern = {"swallowed interrupt"},
    says = "interrupt",
    wrongHint = "notify")
public final class InterruptWhileWaiting {
  private InterruptWhileWaiting() {}

  static final Object LOCK = new Object();
  static boolean ready;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread consumer = Together.start("consumer", () -> consume(form));
    consumer.interrupt(); // site
    consumer.join();
  }

  static void consume(Form form) {
    synchronized (LOCK) {
      while (!ready) {
        try {
          LOCK.wait(); // site
        } catch (InterruptedException ignored) {
          if (form == Form.RIGHT) {
            return;
          }
        }
      }
    }
  }
}
