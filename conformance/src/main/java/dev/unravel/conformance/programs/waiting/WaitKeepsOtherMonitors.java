package dev.unravel.conformance.programs.waiting;

import dev.unravel.conformance.Outcomes;

/** wait releases its own monitor and no other. x=1 means the outer monitor was released too. */
@Outcomes("x=0")
public final class WaitKeepsOtherMonitors {
  private final Object outer = new Object();
  private final Object inner = new Object();
  private int x;

  public static void main(String[] args) throws InterruptedException {
    WaitKeepsOtherMonitors p = new WaitKeepsOtherMonitors();
    Thread t =
        new Thread(
            () -> {
              synchronized (p.outer) {
                p.x = 1;
              }
            });
    int x;
    synchronized (p.outer) {
      synchronized (p.inner) {
        t.start();
        p.inner.wait(2);
        x = p.x;
      }
    }
    t.join();
    System.out.println("x=" + x);
  }
}
