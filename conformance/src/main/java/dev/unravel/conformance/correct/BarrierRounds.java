package dev.unravel.conformance.correct;

import java.util.Arrays;
import java.util.concurrent.CyclicBarrier;

/** Two threads in rounds kept apart by a CyclicBarrier. */
public final class BarrierRounds {
  private final int[] cells = {1, 2};

  private void work(CyclicBarrier barrier, int own) {
    try {
      for (int round = 0; round < 2; round++) {
        int other = cells[1 - own];
        barrier.await();
        cells[own] += other;
        barrier.await();
      }
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    BarrierRounds p = new BarrierRounds();
    CyclicBarrier barrier = new CyclicBarrier(2);
    Thread t = new Thread(() -> p.work(barrier, 1));
    t.start();
    p.work(barrier, 0);
    t.join();
    if (p.cells[0] != 6 || p.cells[1] != 6) {
      throw new AssertionError(Arrays.toString(p.cells));
    }
  }
}
