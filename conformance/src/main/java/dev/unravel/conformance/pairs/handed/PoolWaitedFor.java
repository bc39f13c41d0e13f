package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A pool that is shut down and waited for; the broken twin does not wait. */
public final class PoolWaitedFor {
  private static int result;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);
    ExecutorService pool = Executors.newSingleThreadExecutor();
    pool.execute(() -> result = 7);
    pool.shutdown();
    if (!broken) {
      while (!pool.awaitTermination(1, TimeUnit.HOURS)) {
        Thread.yield();
      }
    }
    expect(7, result);
  }
}
