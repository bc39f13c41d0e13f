package dev.unravel.conformance.inside;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * A pool that is shut down while a task is scheduled may accept the task and end without it: it has
 * seen an empty queue before the task came, and the scheduler of the task has seen a pool that is
 * shut down but will still run what it has (JDK-8358601). Nobody runs or cancels the task.
 */
public final class TaskLostInShutdown {
  private TaskLostInShutdown() {}

  public static void main(String[] args) throws InterruptedException, ExecutionException {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    Thread closer = new Thread(pool::shutdown);
    closer.start();
    Future<Integer> answer;
    try {
      answer = pool.schedule(() -> 42, 0, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException tooLate) {
      return;
    }
    try {
      answer.get();
    } catch (CancellationException cancelled) {
      // Whoever is told so can do something about it.
    }
  }
}
