package dev.unravel.conformance.programs.executors;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A short awaitTermination may end before the pool does. */
@Outcomes({"true", "false"})
public final class AwaitTerminationMayTimeOut {
  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(Thread::yield);
    pool.shutdown();
    System.out.println(pool.awaitTermination(1, TimeUnit.MILLISECONDS));
  }
}
