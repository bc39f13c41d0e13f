package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;

/**
 * A reader under the same monitor sees both writes or neither. Half of them means the monitor was
 * left or entered too early.
 */
@Outcomes({"a=0 b=0", "a=1 b=1"})
public final class CriticalSectionIsSeenWhole {
  private final Object lock = new Object();
  private int a;
  private int b;

  public static void main(String[] args) throws InterruptedException {
    CriticalSectionIsSeenWhole p = new CriticalSectionIsSeenWhole();
    Thread t =
        new Thread(
            () -> {
              synchronized (p.lock) {
                p.a = 1;
                p.b = 1;
              }
            });
    t.start();
    int a;
    int b;
    synchronized (p.lock) {
      a = p.a;
      b = p.b;
    }
    t.join();
    System.out.println("a=" + a + " b=" + b);
  }
}
