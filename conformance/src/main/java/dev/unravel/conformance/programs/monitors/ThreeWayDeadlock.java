package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;

/**
 * Three threads take three monitors in a ring. Without the deadlock only cycles of two are looked
 * for.
 */
@Outcomes(
    value = {"done", "FAIL deadlock"},
    large = true)
public final class ThreeWayDeadlock {
  public static void main(String[] args) throws InterruptedException {
    Object a = new Object();
    Object b = new Object();
    Object c = new Object();
    Thread t = new Thread(() -> takeBoth(a, b));
    Thread u = new Thread(() -> takeBoth(b, c));
    t.start();
    u.start();
    takeBoth(c, a);
    t.join();
    u.join();
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
