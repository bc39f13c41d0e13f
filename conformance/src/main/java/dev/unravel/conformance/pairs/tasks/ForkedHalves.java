package dev.unravel.conformance.pairs.tasks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** A task that forks half of its work; the broken twin does not join it. */
public final class ForkedHalves {

  private static final class Sum extends RecursiveTask<Integer> {
    private final int low;
    private final int high;
    private final boolean hurries;
    private volatile int result;

    private Sum(int low, int high, boolean hurries) {
      this.low = low;
      this.high = high;
      this.hurries = hurries;
    }

    @Override
    protected Integer compute() {
      if (low == high) {
        result = low;
        return low;
      }
      Sum left = new Sum(low, low, hurries);
      left.fork();
      int right = new Sum(high, high, hurries).compute();
      return right + (hurries ? left.result : left.join());
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    expect(3, new ForkJoinPool(2).invoke(new Sum(1, 2, broken)));
  }
}
