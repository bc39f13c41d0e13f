package dev.unravel.conformance.everyday;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Two tasks that are due at the same moment count without a lock. */
@Fails
public final class TicksOfTwoTimers {
  private static int count;

  public static void main(String[] args) throws InterruptedException {
    ScheduledExecutorService timer = Executors.newScheduledThreadPool(2);
    timer.schedule(() -> count++, 100, TimeUnit.MILLISECONDS);
    timer.schedule(() -> count++, 100, TimeUnit.MILLISECONDS);
    timer.shutdown();
    if (!timer.awaitTermination(1, TimeUnit.MINUTES) || count != 2) {
      throw new AssertionError("counted " + count);
    }
  }
}
