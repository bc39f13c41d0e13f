package dev.unravel.conformance.programs.waiting;

import dev.unravel.conformance.Outcomes;

/**
 * An interrupt ends a wait with InterruptedException and clears the status, whether it comes before
 * or during it.
 */
@Outcomes("interrupted false")
public final class InterruptEndsAWait {
  private String result;

  private synchronized void await() {
    try {
      wait();
      result = "woken";
    } catch (InterruptedException e) {
      result = "interrupted " + Thread.currentThread().isInterrupted();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    InterruptEndsAWait p = new InterruptEndsAWait();
    Thread t = new Thread(p::await);
    t.start();
    t.interrupt();
    t.join();
    System.out.println(p.result);
  }
}
