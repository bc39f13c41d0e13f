package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;

/** Blocks on two objects run at the same time. Without x=1 the model has one big lock. */
@Outcomes({"x=1", "x=2"})
public final class DifferentObjectsDoNotExclude {
  private int x;

  private void increment(Object lock) {
    synchronized (lock) {
      x++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    DifferentObjectsDoNotExclude p = new DifferentObjectsDoNotExclude();
    Object one = new Object();
    Object two = new Object();
    Thread t = new Thread(() -> p.increment(one));
    t.start();
    p.increment(two);
    t.join();
    System.out.println("x=" + p.x);
  }
}
