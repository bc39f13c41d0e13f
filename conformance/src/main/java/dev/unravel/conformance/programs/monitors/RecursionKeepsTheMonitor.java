package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;

/**
 * A recursive synchronized method holds its monitor until the outermost call returns. x=1 or x=2
 * means an inner return released it.
 */
@Outcomes({"x=0", "x=3"})
public final class RecursionKeepsTheMonitor {
  private int x;

  private synchronized void descend(int depth) {
    if (depth > 1) {
      descend(depth - 1);
    }
    x++;
  }

  private synchronized int read() {
    return x;
  }

  public static void main(String[] args) throws InterruptedException {
    RecursionKeepsTheMonitor p = new RecursionKeepsTheMonitor();
    Thread t = new Thread(() -> p.descend(3));
    t.start();
    int x = p.read();
    t.join();
    System.out.println("x=" + x);
  }
}
