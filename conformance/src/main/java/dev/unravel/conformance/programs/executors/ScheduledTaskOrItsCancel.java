package dev.unravel.conformance.programs.executors;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Cancelling without interrupt wins before the run, may win during it and is late after it. */
@Outcomes(
    value = {"cancelled x=0", "cancelled x=1", "late x=1"},
    large = true)
public final class ScheduledTaskOrItsCancel {
  private int x;

  public static void main(String[] args) throws Exception {
    ScheduledTaskOrItsCancel p = new ScheduledTaskOrItsCancel();
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    Future<?> future =
        pool.schedule(
            () -> {
              p.x = 1;
            },
            1,
            TimeUnit.MILLISECONDS);
    String result = future.cancel(false) ? "cancelled" : "late";
    pool.shutdown();
    pool.awaitTermination(60, TimeUnit.SECONDS);
    System.out.println(result + " x=" + p.x);
  }
}
