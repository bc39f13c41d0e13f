package dev.unravel.conformance.programs.executors;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * A pool of one thread without a queue takes a second task only when the first is done and the
 * thread waits.
 */
@Outcomes({"accepted", "rejected"})
public final class FullPoolRejects {
  public static void main(String[] args) {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 1, TimeUnit.HOURS, new SynchronousQueue<>());
    pool.execute(Thread::yield);
    String result;
    try {
      pool.execute(Thread::yield);
      result = "accepted";
    } catch (RejectedExecutionException e) {
      result = "rejected";
    }
    pool.shutdown();
    System.out.println(result);
  }
}
