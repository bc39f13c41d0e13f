package dev.unravel.conformance.correct;

import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** An ExecutorCompletionService hands out each result once. */
public final class CompletionServiceCollects {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    CompletionService<Integer> service = new ExecutorCompletionService<>(pool);
    service.submit(() -> 1);
    service.submit(() -> 2);
    int sum = service.take().get() + service.take().get();
    pool.shutdown();
    if (sum != 3) {
      throw new AssertionError("sum " + sum);
    }
  }
}
