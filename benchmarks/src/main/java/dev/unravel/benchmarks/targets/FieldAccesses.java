package dev.unravel.benchmarks.targets;

/** One thread that reads and writes fields and array elements and does nothing else. */
public final class FieldAccesses {
  private static final int ROUNDS = 2_000_000;

  private int sum;
  private final int[] cells = new int[64];

  private FieldAccesses() {}

  public static void main(String[] arguments) {
    FieldAccesses accesses = new FieldAccesses();
    for (int i = 0; i < ROUNDS; i++) {
      accesses.step(i);
    }
    if (accesses.sum == 0) {
      throw new AssertionError();
    }
  }

  private void step(int i) {
    sum += cells[i & 63];
    cells[i * 7 & 63] = sum ^ i;
  }
}
