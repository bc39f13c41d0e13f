package dev.unravel.benchmarks.shapes;

/**
 * Two locks, taken in opposite orders: a deadlock. Known from SCTBench as CS.deadlock01. One
 * preemption, depth 2.
 */
public final class LockOrder {
  private final Object a = new Object();
  private final Object b = new Object();
  private int counter;

  private LockOrder() {}

  public static void main(String[] arguments) throws InterruptedException {
    LockOrder shape = new LockOrder();
    Team.run(() -> shape.count(shape.a, shape.b), () -> shape.count(shape.b, shape.a));
  }

  private void count(Object outer, Object inner) {
    synchronized (outer) {
      synchronized (inner) {
        counter++;
      }
    }
  }
}
