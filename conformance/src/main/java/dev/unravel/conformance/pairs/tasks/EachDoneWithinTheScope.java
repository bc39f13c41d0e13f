package dev.unravel.conformance.pairs.tasks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A task that is waited for before the pool is closed; the broken twin does not wait. */
public final class EachDoneWithinTheScope {

  private static volatile int value;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ExecutorService pool = Executors.newSingleThreadExecutor();
    Future<?> task = pool.submit(() -> value = 1);
    pool.shutdown();
    if (!broken) {
      task.get();
    }
    expect(1, value);
  }
}
