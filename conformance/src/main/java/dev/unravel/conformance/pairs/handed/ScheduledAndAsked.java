package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** A scheduled task that is asked for its result; the broken twin only sleeps for longer. */
public final class ScheduledAndAsked {
  private static volatile int result;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);
    ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
    ScheduledFuture<?> task = timer.schedule(() -> result = 9, 10, TimeUnit.MILLISECONDS);
    if (broken) {
      Thread.sleep(50);
    } else {
      task.get();
    }
    expect(9, result);
    timer.shutdown();
  }
}
