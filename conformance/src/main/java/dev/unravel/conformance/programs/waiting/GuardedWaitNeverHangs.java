package dev.unravel.conformance.programs.waiting;

import dev.unravel.conformance.Outcomes;

/**
 * A wait in a loop on a condition set under the monitor ends in every schedule. A failure means a
 * notification got lost or a wake-up was dropped.
 */
@Outcomes("done")
public final class GuardedWaitNeverHangs {
  private boolean ready;

  private synchronized void raise() {
    ready = true;
    notifyAll();
  }

  private synchronized void await() throws InterruptedException {
    while (!ready) {
      wait();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    GuardedWaitNeverHangs p = new GuardedWaitNeverHangs();
    Thread t = new Thread(p::raise);
    t.start();
    p.await();
    t.join();
    System.out.println("done");
  }
}
