package dev.unravel.conformance.programs.waiting;

import dev.unravel.conformance.Outcomes;

/**
 * A far timeout does fire when no thread can run. A lost notification means the virtual clock does
 * not move.
 */
@Outcomes("returned")
public final class FarTimeoutFiresWhenAllElseWaits {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    synchronized (lock) {
      lock.wait(1_200);
    }
    System.out.println("returned");
  }
}
