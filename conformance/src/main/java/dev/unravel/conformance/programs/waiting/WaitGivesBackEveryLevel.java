package dev.unravel.conformance.programs.waiting;

import dev.unravel.conformance.Outcomes;

/**
 * wait releases all levels of a monitor and takes all of them back. A deadlock means only one was
 * released, x=1 that only one came back.
 */
@Outcomes({"x=0", "x=2"})
public final class WaitGivesBackEveryLevel {
  private final Object lock = new Object();
  private int x;
  private int seen;

  private void notifyThenRead() {
    synchronized (lock) {
      lock.notify();
    }
    synchronized (lock) {
      seen = x;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    WaitGivesBackEveryLevel p = new WaitGivesBackEveryLevel();
    Thread t = new Thread(p::notifyThenRead);
    synchronized (p.lock) {
      synchronized (p.lock) {
        t.start();
        p.lock.wait();
      }
      p.x = 1;
      p.x = 2;
    }
    t.join();
    System.out.println("x=" + p.seen);
  }
}
