package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** A sum by fork and join; the broken twin adds to a common field. */
public final class SumOfHalves {
  private static int total;

  private static final class Range extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;
    private final int from;
    private final int to;
    private final boolean common;

    Range(int from, int to, boolean common) {
      this.from = from;
      this.to = to;
      this.common = common;
    }

    @Override
    protected Integer compute() {
      if (to - from == 1) {
        if (common) {
          total += from;
        }
        return from;
      }
      int middle = (from + to) / 2;
      Range left = new Range(from, middle, common);
      left.fork();
      int right = new Range(middle, to, common).compute();
      return left.join() + right;
    }
  }

  public static void main(String[] args) {
    boolean broken = isBroken(args);
    int sum = new ForkJoinPool(2).invoke(new Range(1, 3, broken));
    expect(3, broken ? total : sum);
  }
}
