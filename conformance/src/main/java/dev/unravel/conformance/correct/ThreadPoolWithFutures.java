package dev.unravel.conformance.correct;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** A fixed pool, futures, invokeAll, invokeAny and an orderly shutdown. */
public final class ThreadPoolWithFutures {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<Integer> future = pool.submit(() -> 7);
    List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2, () -> 3);
    int sum = future.get();
    for (Future<Integer> each : pool.invokeAll(tasks)) {
      sum += each.get();
    }
    if (sum != 13) {
      throw new AssertionError("sum " + sum);
    }
    int any = pool.invokeAny(tasks);
    if (any < 1 || any > 3) {
      throw new AssertionError("any " + any);
    }
    pool.shutdown();
    if (!pool.awaitTermination(1, TimeUnit.MINUTES)) {
      throw new AssertionError("still running");
    }
  }
}
