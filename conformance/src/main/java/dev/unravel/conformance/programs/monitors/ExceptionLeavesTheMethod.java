package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;

/**
 * An exception that leaves a synchronized method releases its monitor. A deadlock means it stayed
 * held.
 */
@Outcomes({"x=0", "x=1"})
public final class ExceptionLeavesTheMethod {
  private int x;

  private synchronized void fail() {
    x = 1;
    throw new IllegalStateException("expected");
  }

  private synchronized int read() {
    return x;
  }

  public static void main(String[] args) throws InterruptedException {
    ExceptionLeavesTheMethod p = new ExceptionLeavesTheMethod();
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
    int x = p.read();
    t.join();
    System.out.println("x=" + x);
  }
}
