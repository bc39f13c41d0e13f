package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * The thread throws only when main wrote first. A missing outcome means one of the two orders was
 * not run.
 */
@Outcomes({"done", "FAIL exception"})
public final class UncaughtExceptionInOneOrder {
  private int x;

  private void check() {
    if (x == 1) {
      throw new IllegalStateException("expected");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    UncaughtExceptionInOneOrder p = new UncaughtExceptionInOneOrder();
    Thread t = new Thread(p::check);
    t.start();
    p.x = 1;
    t.join();
    System.out.println("done");
  }
}
