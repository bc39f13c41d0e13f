package dev.unravel.conformance.programs.executors;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The task with the far delay runs last whatever the order of scheduling. ba means time jumped
 * ahead.
 */
@Outcomes(value = "ab", large = true)
public final class ScheduledTasksFollowTheirDelays {
  public static void main(String[] args) throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    StringBuffer order = new StringBuffer();
    Future<?> late = pool.schedule(() -> order.append("b"), 1_200, TimeUnit.MILLISECONDS);
    Future<?> soon = pool.schedule(() -> order.append("a"), 1, TimeUnit.MILLISECONDS);
    soon.get();
    late.get();
    pool.shutdown();
    System.out.println(order);
  }
}
