package dev.unravel.benchmarks.shapes;

/**
 * Two values that belong together, each under a lock of its own. A reader that comes between the
 * two critical sections of the first writer sees a new and an old one. Known from SCTBench as
 * CS.twostage and CS.twostage_100, from Farchi, Nir and Ur's bug patterns before. One preemption,
 * depth 2; rare with many writers, for any of them closes the gap.
 */
public final class TwoStage {
  private final Object firstLock = new Object();
  private final Object secondLock = new Object();
  private int first;
  private int second;

  private TwoStage() {}

  public static void main(String[] arguments) throws InterruptedException {
    TwoStage shape = new TwoStage();
    Team.run(Team.number(arguments, 2) - 1, shape::write, shape::read);
  }

  private void write() {
    synchronized (firstLock) {
      first = 1;
    }
    synchronized (secondLock) {
      second = 2;
    }
  }

  private void read() {
    int seen;
    synchronized (firstLock) {
      seen = first;
    }
    if (seen == 0) {
      return;
    }
    synchronized (secondLock) {
      if (second != seen + 1) {
        throw new AssertionError("first is " + seen + ", second is " + second);
      }
    }
  }
}
