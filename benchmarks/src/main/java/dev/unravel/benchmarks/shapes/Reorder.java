package dev.unravel.benchmarks.shapes;

/**
 * Writers set a, then b; a checker wants to see both or none. It must run after the first write to
 * a and before any write to b, so all writers but one have to wait while it does: the more writers,
 * the rarer. Known from SCTBench as CS.reorder_N. One preemption, depth 2.
 */
public final class Reorder {
  private int a;
  private int b;

  private Reorder() {}

  public static void main(String[] arguments) throws InterruptedException {
    Reorder shape = new Reorder();
    Team.run(Team.number(arguments, 3), shape::write, shape::check);
  }

  private void write() {
    a = 1;
    b = -1;
  }

  private void check() {
    int first = a;
    int second = b;
    if (first + second != 0) {
      throw new AssertionError("a is " + first + ", b is " + second);
    }
  }
}
