package dev.unravel.conformance.everyday;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** The task waits for what comes after its result: the second passes whoever is fast. */
@Fails
public final class ResultThatNeverComes {
  public static void main(String[] args) throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Future<Integer> answer =
        pool.submit(
            () -> {
              go.await();
              return 42;
            });
    answer.get(1, TimeUnit.SECONDS);
    go.countDown();
    pool.shutdown();
  }
}
