package dev.unravel.benchmarks.shapes;

/**
 * A singleton with double-checked locking that is published before it is filled in. The usual fault
 * of that idiom, a missing volatile, cannot be seen when memory is sequentially consistent; this
 * one can. One preemption, depth 2.
 */
public final class EarlyPublication {
  private volatile int[] table;

  private EarlyPublication() {}

  public static void main(String[] arguments) throws InterruptedException {
    EarlyPublication shape = new EarlyPublication();
    Team.run(shape::use, shape::use);
  }

  private void use() {
    int value = table()[0];
    if (value != 42) {
      throw new AssertionError("the table holds " + value);
    }
  }

  private int[] table() {
    if (table == null) {
      synchronized (this) {
        if (table == null) {
          table = new int[1];
          table[0] = 42;
        }
      }
    }
    return table;
  }
}
