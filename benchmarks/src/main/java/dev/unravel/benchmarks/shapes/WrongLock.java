package dev.unravel.benchmarks.shapes;

/**
 * One thread counts under the right lock, the others under another one, so its count can change
 * within its critical section. Known from SCTBench as CS.wronglock (one thread with the wrong lock)
 * and CS.wronglock_3. One preemption, depth 2.
 */
public final class WrongLock {
  private final Object right = new Object();
  private final Object wrong = new Object();
  private int value;

  private WrongLock() {}

  public static void main(String[] arguments) throws InterruptedException {
    WrongLock shape = new WrongLock();
    int others = Team.number(arguments, 1);
    Team.Body[] bodies = new Team.Body[others + 1];
    bodies[0] = shape::countRight;
    for (int i = 1; i <= others; i++) {
      bodies[i] = shape::countWrong;
    }
    Team.run(bodies);
  }

  private void countRight() {
    synchronized (right) {
      int before = value;
      value = before + 1;
      if (value != before + 1) {
        throw new AssertionError("counted from " + before + " to " + value);
      }
    }
  }

  private void countWrong() {
    synchronized (wrong) {
      value++;
    }
  }
}
