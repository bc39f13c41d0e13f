package dev.unravel.benchmarks.shapes;

/**
 * A barrier that counts under its monitor, but tests whether to wait before it takes it: the last
 * thread to arrive can open the barrier between the test and the wait. After the home-made barrier
 * of PARSEC's streamcluster, which is in SCTBench. One preemption, depth 2.
 */
public final class LeakyBarrier {
  private static final int THREADS = 3;
  private static final int ROUNDS = 2;

  private int arrived;
  private volatile int generation;

  private LeakyBarrier() {}

  public static void main(String[] arguments) throws InterruptedException {
    LeakyBarrier shape = new LeakyBarrier();
    Team.run(THREADS - 1, shape::work, shape::work);
  }

  private void work() throws InterruptedException {
    for (int round = 0; round < ROUNDS; round++) {
      int mine = generation;
      if (isLast()) {
        open();
      }
      while (generation == mine) {
        synchronized (this) {
          wait();
        }
      }
    }
  }

  private synchronized boolean isLast() {
    arrived++;
    return arrived == THREADS;
  }

  private synchronized void open() {
    arrived = 0;
    generation++;
    notifyAll();
  }
}
