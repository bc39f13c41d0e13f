package dev.unravel.cli.target;

/** Loses an update, beside threads that have nothing to do with it. */
public final class ManySwitches {
  private static final class Counter {
    int count;
  }

  private ManySwitches() {}

  public static void main(String[] args) throws InterruptedException {
    Counter shared = new Counter();
    Counter noise = new Counter();
    Thread[] threads = {
      new Thread(() -> add(shared, 1)), new Thread(() -> add(shared, 1)),
      new Thread(() -> add(noise, 4)), new Thread(() -> add(noise, 4))
    };
    for (Thread thread : threads) {
      thread.start();
    }
    threads[0].join();
    threads[1].join();
    if (shared.count != 2) {
      throw new AssertionError("count is " + shared.count);
    }
  }

  private static void add(Counter counter, int times) {
    for (int i = 0; i < times; i++) {
      counter.count++;
    }
  }
}
