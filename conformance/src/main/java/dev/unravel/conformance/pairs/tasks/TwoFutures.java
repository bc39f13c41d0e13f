package dev.unravel.conformance.pairs.tasks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two tasks of a pool whose futures are asked; the broken twin asks a field. */
public final class TwoFutures {

  private static int seen;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<Integer> one = pool.submit(() -> seen = 1);
    Future<Integer> other = pool.submit(() -> 2);
    expect(3, (broken ? seen : one.get()) + other.get());
    pool.shutdown();
  }
}
