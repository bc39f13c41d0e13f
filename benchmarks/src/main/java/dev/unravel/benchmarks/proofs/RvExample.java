package dev.unravel.benchmarks.proofs;

import dev.unravel.benchmarks.shapes.Team;

/**
 * After the example of Huang, Meredith and Rosu, "Maximal sound predictive race detection" (PLDI
 * 2014): whether one thread sees the other's write depends on the order of locks.
 */
public final class RvExample {
  private int x;
  private int y;
  private int z;
  private final Object lock = new Object();

  private RvExample() {}

  public static void main(String[] arguments) throws InterruptedException {
    RvExample shared = new RvExample();
    Team.run(shared::first, shared::second);
    if (shared.z < 0) {
      throw new AssertionError("z is " + shared.z);
    }
  }

  private void first() {
    for (int i = 0; i < 3; i++) {
      synchronized (lock) {
        x = i + 1;
        y = 1;
      }
      z = x > 2 ? 1 : z;
    }
  }

  private void second() {
    for (int i = 0; i < 3; i++) {
      int seen = 0;
      synchronized (lock) {
        if (y == 1) {
          seen = x;
        }
        y = 0;
      }
      if (seen > 0) {
        z = z + seen > 4 ? 0 : seen;
      }
    }
  }
}
