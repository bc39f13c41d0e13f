package dev.unravel.conformance.programs.waiting;

import dev.unravel.conformance.Outcomes;

/**
 * A waiter that is interrupted gets its monitor back before the exception is seen. x=1 means it ran
 * on without it.
 */
@Outcomes("x=2")
public final class InterruptedWaiterTakesTheMonitorBack {
  private int x;
  private int seen;

  private synchronized void await() {
    try {
      wait();
    } catch (InterruptedException e) {
      seen = x;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    InterruptedWaiterTakesTheMonitorBack p = new InterruptedWaiterTakesTheMonitorBack();
    Thread t = new Thread(p::await);
    t.start();
    synchronized (p) {
      p.x = 1;
      t.interrupt();
      p.x = 2;
    }
    t.join();
    System.out.println("x=" + p.seen);
  }
}
