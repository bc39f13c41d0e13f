package dev.unravel.benchmarks.targets;

/** Two threads, five increments each under a monitor. */
public final class LockedCounter {
  private int value;

  private LockedCounter() {}

  public static void main(String[] arguments) throws InterruptedException {
    LockedCounter counter = new LockedCounter();
    Thread first = new Thread(counter::count);
    Thread second = new Thread(counter::count);
    first.start();
    second.start();
    first.join();
    second.join();
    if (counter.value != 10) {
      throw new AssertionError(counter.value);
    }
  }

  private void count() {
    for (int i = 0; i < 5; i++) {
      synchronized (this) {
        value++;
      }
    }
  }
}
