package dev.unravel.conformance.pairs.tasks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Tasks of a single thread; the broken twin has two threads. */
public final class OneAfterTheOther {

  private static int count;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ExecutorService pool = Executors.newFixedThreadPool(broken ? 2 : 1);
    Future<?> one = pool.submit(() -> count++);
    Future<?> other = pool.submit(() -> count++);
    one.get();
    other.get();
    pool.shutdown();
    expect(2, count);
  }
}
