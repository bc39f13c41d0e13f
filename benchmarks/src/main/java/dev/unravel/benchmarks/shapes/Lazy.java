package dev.unravel.benchmarks.shapes;

/**
 * A consumer that relies on coming before at least one of two producers. Every access is under the
 * lock; only the order is wrong. Known from SCTBench as CS.lazy01. No preemption, an order in which
 * the first thread comes last: depth 2.
 */
public final class Lazy {
  private int data;

  private Lazy() {}

  public static void main(String[] arguments) throws InterruptedException {
    Lazy shape = new Lazy();
    Team.run(shape::check, () -> shape.add(1), () -> shape.add(2));
  }

  private synchronized void add(int amount) {
    data += amount;
  }

  private synchronized void check() {
    if (data >= 3) {
      throw new AssertionError("data is " + data);
    }
  }
}
