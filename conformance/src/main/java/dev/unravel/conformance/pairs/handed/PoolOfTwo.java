package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two tasks in a pool whose results are added; the broken twin adds in the tasks. */
public final class PoolOfTwo {
  private static int total;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<Integer> one = pool.submit(() -> add(1, broken));
    Future<Integer> other = pool.submit(() -> add(2, broken));
    int sum = one.get() + other.get();
    pool.shutdown();
    expect(3, broken ? total : sum);
  }

  private static int add(int value, boolean broken) {
    if (broken) {
      total += value;
    }
    return value;
  }
}
