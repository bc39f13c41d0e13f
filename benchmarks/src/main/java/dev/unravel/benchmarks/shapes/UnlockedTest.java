package dev.unravel.benchmarks.shapes;

/**
 * A consumer tests its condition before it takes the monitor it waits on, so the notification can
 * come in between and nobody waits for it. After the condition variables of SCTBench's CS.sync01
 * and CS.sync02. One preemption, depth 2.
 */
public final class UnlockedTest {
  private volatile int items;

  private UnlockedTest() {}

  public static void main(String[] arguments) throws InterruptedException {
    UnlockedTest shape = new UnlockedTest();
    Team.run(shape::produce, shape::consume);
  }

  private synchronized void produce() {
    items = 1;
    notifyAll();
  }

  private void consume() throws InterruptedException {
    if (items == 0) {
      synchronized (this) {
        wait();
      }
    }
    items = 0;
  }
}
