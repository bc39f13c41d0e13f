package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.Semaphore;

/** Three semaphores of one permit in a ring. */
@Cause(
    pattern = {"resource deadlock"},
    says = "(?i)permit|FORKS",
    wrongHint = "tryAcquire")
public final class ThreeInARing {
  private ThreeInARing() {}

  static final Semaphore A = new Semaphore(1);
  static final Semaphore B = new Semaphore(1);

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(
        () -> use(A, B), () -> use(form == Form.RIGHT ? A : B, form == Form.RIGHT ? B : A));
    Together.check(form != Form.WRONG || A.availablePermits() == 1, "none");
  }

  static void use(Semaphore one, Semaphore other) throws InterruptedException {
    one.acquire(); // site
    other.acquire(); // site
    other.release();
    one.release();
  }
}
