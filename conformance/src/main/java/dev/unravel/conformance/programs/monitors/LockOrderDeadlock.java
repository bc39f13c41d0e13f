package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;

/**
 * Two threads take two monitors in opposite orders. Without the deadlock a switch between two
 * enters is missing.
 */
@Outcomes({"done", "FAIL deadlock"})
public final class LockOrderDeadlock {
  public static void main(String[] args) throws InterruptedException {
    Object a = new Object();
    Object b = new Object();
    Thread t = new Thread(() -> takeBoth(a, b));
    t.start();
    takeBoth(b, a);
    t.join();
    System.out.println("done");
  }

  private static void takeBoth(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        return;
      }
    }
  }
}
