package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;

/** A sleeping thread keeps its monitors. x=1 means sleep let go of one. */
@Outcomes({"x=0", "x=2"})
public final class SleepKeepsTheMonitor {
  private final Object lock = new Object();
  private int x;

  private void write() {
    synchronized (lock) {
      x = 1;
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      x = 2;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    SleepKeepsTheMonitor p = new SleepKeepsTheMonitor();
    Thread t = new Thread(p::write);
    t.start();
    int x;
    synchronized (p.lock) {
      x = p.x;
    }
    t.join();
    System.out.println("x=" + x);
  }
}
