package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;

/** An exception releases the monitor of the block it leaves. A deadlock means it stayed held. */
@Outcomes({"x=0", "x=1"})
public final class ExceptionLeavesTheBlock {
  private final Object lock = new Object();
  private int x;

  private void fail() {
    synchronized (lock) {
      x = 1;
      throw new IllegalStateException("expected");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ExceptionLeavesTheBlock p = new ExceptionLeavesTheBlock();
    Thread t =
        new Thread(
            () -> {
              try {
                p.fail();
              } catch (IllegalStateException expected) {
                return;
              }
            });
    t.start();
    int x;
    synchronized (p.lock) {
      x = p.x;
    }
    t.join();
    System.out.println("x=" + x);
  }
}
