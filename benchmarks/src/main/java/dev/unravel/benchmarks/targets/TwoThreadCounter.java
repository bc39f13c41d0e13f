package dev.unravel.benchmarks.targets;

/**
 * Two threads, five unprotected increments each: twenty points. The result is not checked.
 *
 * <p>No lambdas, and a static field: Lincheck sees that threads share an object only so.
 */
public final class TwoThreadCounter implements Runnable {
  private static TwoThreadCounter shared;

  private int value;

  private TwoThreadCounter() {}

  public static void main(String[] arguments) throws InterruptedException {
    TwoThreadCounter counter = new TwoThreadCounter();
    shared = counter;
    Thread first = new Thread(counter);
    Thread second = new Thread(counter);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  @Override
  public void run() {
    for (int i = 0; i < 5; i++) {
      value++;
    }
  }
}
