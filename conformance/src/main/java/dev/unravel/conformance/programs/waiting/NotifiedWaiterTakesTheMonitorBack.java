package dev.unravel.conformance.programs.waiting;

import dev.unravel.conformance.Outcomes;

/**
 * A notified waiter goes on only when the notifier has left the monitor. x=1 means it ran on
 * without it.
 */
@Outcomes("x=2")
public final class NotifiedWaiterTakesTheMonitorBack {
  private int x;

  private synchronized void write() {
    notify();
    x = 1;
    x = 2;
  }

  public static void main(String[] args) throws InterruptedException {
    NotifiedWaiterTakesTheMonitorBack p = new NotifiedWaiterTakesTheMonitorBack();
    Thread t = new Thread(p::write);
    int x;
    synchronized (p) {
      t.start();
      p.wait();
      x = p.x;
    }
    t.join();
    System.out.println("x=" + x);
  }
}
