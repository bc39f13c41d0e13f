package dev.unravel.conformance.pairs.tasks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A task that is scheduled and waited for; the broken twin does not wait. */
public final class ScheduledOnce {

  private static volatile int value;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
    Future<?> task = pool.schedule(() -> value = 1, 1, TimeUnit.MILLISECONDS);
    if (!broken) {
      task.get();
    }
    expect(1, value);
    pool.shutdown();
  }
}
