package dev.unravel.benchmarks.tinertia.radixsort;

/**
 * Where one thread leaves numbers, one for each digit, for another that waits for them.
 *
 * <p>The bug: the cell says that it is ready before the numbers are in it.
 */
final class CountCell {
  private final int[] numbers;
  private boolean ready;

  CountCell(int digits) {
    numbers = new int[digits];
  }

  void publish(int[] values) {
    synchronized (this) {
      ready = true;
      notifyAll();
    }
    for (int i = 0; i < values.length; i++) {
      numbers[i] = values[i];
    }
  }

  /** Waits, and adds the numbers to others. */
  void addTo(int[] sums) throws InterruptedException {
    synchronized (this) {
      while (!ready) {
        wait();
      }
    }
    for (int i = 0; i < sums.length; i++) {
      sums[i] += numbers[i];
    }
  }
}
