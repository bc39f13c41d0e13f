package dev.unravel.benchmarks.targets;

/** Two threads, five unprotected increments each: twenty points. The result is not checked. */
public final class TwoThreadCounter {
  private int value;

  private TwoThreadCounter() {}

  public static void main(String[] arguments) throws InterruptedException {
    TwoThreadCounter counter = new TwoThreadCounter();
    Thread first = new Thread(counter::count);
    Thread second = new Thread(counter::count);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  private void count() {
    for (int i = 0; i < 5; i++) {
      value++;
    }
  }
}
