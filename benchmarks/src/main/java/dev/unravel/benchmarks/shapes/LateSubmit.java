package dev.unravel.benchmarks.shapes;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A task is submitted after a look whether the pool is open, and rejected because it was shut down
 * in between. Known from many a server's shutdown. One preemption, depth 2.
 */
public final class LateSubmit {
  private final ExecutorService pool = Executors.newSingleThreadExecutor();
  private volatile int results;

  private LateSubmit() {}

  public static void main(String[] arguments) throws InterruptedException {
    LateSubmit shape = new LateSubmit();
    Team.run(shape::submit, shape.pool::shutdown);
  }

  private void submit() {
    if (!pool.isShutdown()) {
      pool.execute(() -> results++);
    }
  }
}
