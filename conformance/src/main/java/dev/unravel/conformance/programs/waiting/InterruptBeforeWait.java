package dev.unravel.conformance.programs.waiting;

import dev.unravel.conformance.Outcomes;

/**
 * A thread whose interrupt status is set does not wait at all. A lost notification means the status
 * is only looked at while waiting.
 */
@Outcomes("interrupted false")
public final class InterruptBeforeWait {
  public static void main(String[] args) {
    Object lock = new Object();
    Thread.currentThread().interrupt();
    String result;
    synchronized (lock) {
      try {
        lock.wait();
        result = "woken";
      } catch (InterruptedException e) {
        result = "interrupted " + Thread.currentThread().isInterrupted();
      }
    }
    System.out.println(result);
  }
}
