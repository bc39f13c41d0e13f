package dev.unravel.conformance.programs.executors;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** An exception in a submitted task is kept for get and is no failure of the pool thread. */
@Outcomes("expected")
public final class TaskExceptionComesOutOfGet {
  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<?> future =
        pool.submit(
            () -> {
              throw new IllegalStateException("expected");
            });
    String result;
    try {
      future.get();
      result = "returned";
    } catch (ExecutionException e) {
      result = e.getCause().getMessage();
    }
    pool.shutdown();
    System.out.println(result);
  }
}
