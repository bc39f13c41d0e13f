package dev.unravel.conformance.bugs;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A task waits for another one of the same pool, which has no thread left. */
@Expected(pattern = "resource deadlock", about = "FutureTask")
public final class TaskWaitsForItsPool {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<Integer> outer =
        pool.submit(
            () -> {
              Future<Integer> inner = pool.submit(() -> 1); // <-
              return inner.get(); // <-
            });
    outer.get();
    pool.shutdown();
  }
}
