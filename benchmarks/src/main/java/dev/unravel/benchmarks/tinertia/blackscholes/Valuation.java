package dev.unravel.benchmarks.tinertia.blackscholes;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Values a portfolio in one scenario after the other. Each thread prices its share of the options
 * and leaves the sum in its cell; the last to reach the barrier adds the cells up.
 *
 * <p>The bug: there is no second barrier. The others are let go at the same moment as the thread
 * that adds up, and one that is done with its share of the next scenario overwrites its cell before
 * it has been read.
 */
final class Valuation {
  private final Portfolio portfolio;
  private final double[] stresses;
  private final CyclicBarrier barrier;
  private final Risk[] cells;
  private final Risk[] totals;

  Valuation(Portfolio portfolio, double[] stresses, int threads) {
    this.portfolio = portfolio;
    this.stresses = stresses;
    this.barrier = new CyclicBarrier(threads);
    this.cells = new Risk[threads];
    this.totals = new Risk[stresses.length];
  }

  /** What one of the threads does. */
  void work(int thread) throws InterruptedException {
    int from = portfolio.size() * thread / cells.length;
    int to = portfolio.size() * (thread + 1) / cells.length;
    for (int scenario = 0; scenario < stresses.length; scenario++) {
      cells[thread] = portfolio.risk(from, to, stresses[scenario]);
      if (isLast()) {
        totals[scenario] = sum();
      }
    }
  }

  Risk[] totals() {
    return totals.clone();
  }

  private boolean isLast() throws InterruptedException {
    try {
      return barrier.await() == 0;
    } catch (BrokenBarrierException nobodyBreaksIt) {
      throw new IllegalStateException(nobodyBreaksIt);
    }
  }

  private Risk sum() {
    Risk sum = Risk.NONE;
    for (Risk cell : cells) {
      sum = sum.plus(cell);
    }
    return sum;
  }
}
