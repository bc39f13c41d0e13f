package dev.unravel.benchmarks.proofs;

import dev.unravel.benchmarks.shapes.Team;

/** Two producers and a consumer share one place, and wait for each other. */
public final class WaitNotify {
  private static final int EACH = 2;

  private int place;
  private int sum;

  private WaitNotify() {}

  public static void main(String[] arguments) throws InterruptedException {
    WaitNotify shared = new WaitNotify();
    Team.run(() -> shared.put(1), () -> shared.put(10), shared::takeAll);
    if (shared.sum != EACH * 11) {
      throw new AssertionError("the sum is " + shared.sum);
    }
  }

  private void put(int value) throws InterruptedException {
    for (int i = 0; i < EACH; i++) {
      synchronized (this) {
        while (place != 0) {
          wait();
        }
        place = value;
        notifyAll();
      }
    }
  }

  private void takeAll() throws InterruptedException {
    for (int i = 0; i < 2 * EACH; i++) {
      synchronized (this) {
        while (place == 0) {
          wait();
        }
        sum += place;
        place = 0;
        notifyAll();
      }
    }
  }
}
