package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.Semaphore;

/** Two permits, and two threads that want both. */
@Cause(
    pattern = {"resource deadlock"},
    says = "(?i)permit|each|PERMITS",
    wrongHint = "more permits|tryAcquire")
public final class TwoPermits {
  private TwoPermits() {}

  static final Semaphore PERMITS = new Semaphore(2);

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> use(form), () -> use(form));
  }

  static void use(Form form) throws InterruptedException {
    if (form == Form.RIGHT) {
      PERMITS.acquire(2);
    } else {
      PERMITS.acquire(); // site
      if (form == Form.WRONG) {
        Thread.yield();
      }
      PERMITS.acquire(); // site
    }
    PERMITS.release(2);
  }
}
