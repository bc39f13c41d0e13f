package dev.unravel.conformance.programs.waiting;

import dev.unravel.conformance.Outcomes;

/**
 * A thread that ends notifies those who wait on the Thread object. A lost notification means the
 * end of a thread is not modelled so.
 */
@Outcomes("ended")
public final class EndOfAThreadNotifiesItsMonitor {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(Thread::yield);
    t.start();
    synchronized (t) {
      while (t.isAlive()) {
        t.wait();
      }
    }
    System.out.println("ended");
  }
}
