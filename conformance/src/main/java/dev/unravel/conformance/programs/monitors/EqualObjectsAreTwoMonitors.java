package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;

/**
 * A monitor belongs to the object, not to its value. Without x=1 the model finds monitors by
 * equals.
 */
@Outcomes({"x=1", "x=2"})
public final class EqualObjectsAreTwoMonitors {
  private record Name(String text) {}

  private int x;

  private void increment(Name lock) {
    synchronized (lock) {
      x++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    EqualObjectsAreTwoMonitors p = new EqualObjectsAreTwoMonitors();
    Name one = new Name("a");
    Name two = new Name("a");
    Thread t = new Thread(() -> p.increment(one));
    t.start();
    p.increment(two);
    t.join();
    System.out.println("x=" + p.x);
  }
}
