package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;

/**
 * A static and an instance synchronized method do not exclude each other, so an update may be lost.
 * Without x=1 the model takes one monitor for both.
 */
@Outcomes({"x=1", "x=2"})
public final class StaticAndInstanceMonitorsDiffer {
  private static final class Counter {
    int x;
  }

  private static synchronized void incrementUnderClass(Counter c) {
    c.x++;
  }

  private synchronized void incrementUnderThis(Counter c) {
    c.x++;
  }

  public static void main(String[] args) throws InterruptedException {
    StaticAndInstanceMonitorsDiffer p = new StaticAndInstanceMonitorsDiffer();
    Counter c = new Counter();
    Thread t = new Thread(() -> incrementUnderClass(c));
    t.start();
    p.incrementUnderThis(c);
    t.join();
    System.out.println("x=" + c.x);
  }
}
