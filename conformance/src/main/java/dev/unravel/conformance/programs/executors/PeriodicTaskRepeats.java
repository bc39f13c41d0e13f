package dev.unravel.conformance.programs.executors;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A task at a fixed rate runs again until the pool is shut down, here by its second run. */
@Outcomes("runs=2")
public final class PeriodicTaskRepeats {
  public static void main(String[] args) throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    AtomicInteger runs = new AtomicInteger();
    pool.scheduleAtFixedRate(
        () -> {
          if (runs.incrementAndGet() == 2) {
            pool.shutdown();
          }
        },
        1,
        1,
        TimeUnit.MILLISECONDS);
    pool.awaitTermination(60, TimeUnit.SECONDS);
    System.out.println("runs=" + runs);
  }
}
