package dev.unravel.conformance.programs.waiting;

import dev.unravel.conformance.Outcomes;

/**
 * A waiter that timed out goes on only when it has its monitor again. x=1 means it ran on without
 * it.
 */
@Outcomes({"x=0", "x=2"})
public final class TimedOutWaiterTakesTheMonitorBack {
  private int x;

  private synchronized void write() {
    x = 1;
    x = 2;
  }

  public static void main(String[] args) throws InterruptedException {
    TimedOutWaiterTakesTheMonitorBack p = new TimedOutWaiterTakesTheMonitorBack();
    Thread t = new Thread(p::write);
    int x;
    synchronized (p) {
      t.start();
      p.wait(2);
      x = p.x;
    }
    t.join();
    System.out.println("x=" + x);
  }
}
