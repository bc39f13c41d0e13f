package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;

/**
 * Leaving the inner of two nested blocks keeps the monitor. x=1 means the inner exit let go of it.
 */
@Outcomes({"x=0", "x=2"})
public final class InnerExitKeepsTheMonitor {
  private final Object lock = new Object();
  private int x;

  public static void main(String[] args) throws InterruptedException {
    InnerExitKeepsTheMonitor p = new InnerExitKeepsTheMonitor();
    Thread t =
        new Thread(
            () -> {
              synchronized (p.lock) {
                synchronized (p.lock) {
                  p.x = 1;
                }
                p.x = 2;
              }
            });
    t.start();
    int x;
    synchronized (p.lock) {
      x = p.x;
    }
    t.join();
    System.out.println("x=" + x);
  }
}
