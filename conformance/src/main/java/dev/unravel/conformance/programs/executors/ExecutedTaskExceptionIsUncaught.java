package dev.unravel.conformance.programs.executors;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** An exception in an executed, not submitted, task leaves the pool thread uncaught. */
@Outcomes(value = "FAIL exception", ownJvm = true)
public final class ExecutedTaskExceptionIsUncaught {
  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(
        () -> {
          throw new IllegalStateException("expected");
        });
    pool.shutdown();
    pool.awaitTermination(60, TimeUnit.SECONDS);
    System.out.println("done");
  }
}
