package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** An AssertionError is a failure of its own kind. */
@Outcomes({"done", "FAIL assertion"})
public final class AssertionErrorInOneOrder {
  private int x;

  private void check() {
    if (x == 1) {
      throw new AssertionError("expected");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    AssertionErrorInOneOrder p = new AssertionErrorInOneOrder();
    Thread t = new Thread(p::check);
    t.start();
    p.x = 1;
    t.join();
    System.out.println("done");
  }
}
