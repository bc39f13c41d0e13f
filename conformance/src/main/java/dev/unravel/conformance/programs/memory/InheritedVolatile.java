package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;

/** A field declared volatile in a superclass and used through the subclass behaves as one field. */
@Outcomes({"x=1 y=1", "x=2 y=2", "x=1 y=2", "x=2 y=1"})
public final class InheritedVolatile {
  private abstract static class Base {
    volatile int x;
  }

  private static final class Derived extends Base {
    volatile int y;
  }

  private static void add(Derived d) {
    d.x++;
    d.y++;
  }

  public static void main(String[] args) throws InterruptedException {
    Derived d = new Derived();
    Thread t = new Thread(() -> add(d));
    t.start();
    add(d);
    t.join();
    System.out.println("x=" + d.x + " y=" + d.y);
  }
}
