package dev.unravel.runtime.state;

import dev.unravel.runtime.schedule.Control;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.ScheduledThreadPoolExecutor;

/**
 * The pools that the JDK keeps in static fields. Their threads belong to one execution, so each
 * execution gets pools of its own, made when they are first asked for.
 */
public final class SharedPools {
  /** As many processors as the target is told there are. */
  public static final int PROCESSORS = 4;

  private static ForkJoinPool common;
  private static ScheduledThreadPoolExecutor delayer;
  private static boolean making;
  private static int workers;

  private SharedPools() {}

  public static void forget() {
    common = null;
    delayer = null;
    making = false;
    workers = 0;
  }

  public static Object common(Object real) {
    // A pool's constructor may look at the common pool itself.
    if (making) {
      return real;
    }
    if (common == null) {
      making = true;
      // Where its constructor has points, another thread must not come to see half of it.
      Control.quietEnter();
      try {
        common = new ForkJoinPool(PROCESSORS - 1, SharedPools::worker, null, false);
      } finally {
        Control.quietExit();
        making = false;
      }
    }
    return common;
  }

  private static ForkJoinWorkerThread worker(ForkJoinPool pool) {
    ForkJoinWorkerThread worker = ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(pool);
    // Its place in the pool is not known yet.
    worker.setName("ForkJoinPool.commonPool-worker-" + ++workers);
    return worker;
  }

  public static Object delayer(Object real) {
    if (!(real instanceof ScheduledThreadPoolExecutor)) {
      return real;
    }
    if (delayer == null) {
      Control.quietEnter();
      try {
        delayer = new ScheduledThreadPoolExecutor(1, SharedPools::delayThread);
        delayer.setRemoveOnCancelPolicy(true);
      } finally {
        Control.quietExit();
      }
    }
    return delayer;
  }

  private static Thread delayThread(Runnable task) {
    Thread thread = new Thread(task, "CompletableFutureDelayScheduler");
    thread.setDaemon(true);
    return thread;
  }
}
