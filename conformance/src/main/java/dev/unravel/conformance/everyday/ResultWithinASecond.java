package dev.unravel.conformance.everyday;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** A task is given a second for its result: right. */
public final class ResultWithinASecond {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Future<Integer> answer = pool.submit(() -> 42);
    if (answer.get(1, TimeUnit.SECONDS) != 42) {
      throw new AssertionError("another answer");
    }
    pool.shutdown();
    if (!pool.awaitTermination(1, TimeUnit.SECONDS)) {
      throw new AssertionError("the pool does not end");
    }
  }
}
