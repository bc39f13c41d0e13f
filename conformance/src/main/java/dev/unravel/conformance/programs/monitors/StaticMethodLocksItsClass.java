package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;

/**
 * A static synchronized method and a block on the class literal exclude each other. x=1 means they
 * were given two monitors.
 */
@Outcomes("x=2")
public final class StaticMethodLocksItsClass {
  private static final class Counter {
    int x;
  }

  private static synchronized void increment(Counter c) {
    c.x++;
  }

  public static void main(String[] args) throws InterruptedException {
    Counter c = new Counter();
    Thread t = new Thread(() -> increment(c));
    t.start();
    synchronized (StaticMethodLocksItsClass.class) {
      c.x++;
    }
    t.join();
    System.out.println("x=" + c.x);
  }
}
