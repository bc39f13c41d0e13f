package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * yield allows a switch and orders nothing. A missing value means a switch at it is forced or
 * forbidden.
 */
@Outcomes({"x=0", "x=1", "x=2"})
public final class YieldIsNoBarrier {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    YieldIsNoBarrier p = new YieldIsNoBarrier();
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              Thread.yield();
              p.x = 2;
            });
    t.start();
    int x = p.x;
    t.join();
    System.out.println("x=" + x);
  }
}
