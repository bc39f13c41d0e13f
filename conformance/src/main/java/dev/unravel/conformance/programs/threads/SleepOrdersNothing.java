package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * A longer sleep does not mean a later wake-up. Without x=0 the sleep of the other thread is taken
 * for an order.
 */
@Outcomes({"x=0", "x=1"})
public final class SleepOrdersNothing {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    SleepOrdersNothing p = new SleepOrdersNothing();
    Thread t =
        new Thread(
            () -> {
              try {
                Thread.sleep(1);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
              p.x = 1;
            });
    t.start();
    Thread.sleep(2);
    int x = p.x;
    t.join();
    System.out.println("x=" + x);
  }
}
