package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * The thread exits only when main wrote first. A missing outcome means one of the orders was not
 * run.
 */
@Outcomes(
    value = {"done", "FAIL exit"},
    ownJvm = true)
public final class ExitInOneOrder {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    ExitInOneOrder p = new ExitInOneOrder();
    Thread t =
        new Thread(
            () -> {
              if (p.x == 1) {
                System.exit(3);
              }
            });
    t.start();
    p.x = 1;
    t.join();
    System.out.println("done");
  }
}
