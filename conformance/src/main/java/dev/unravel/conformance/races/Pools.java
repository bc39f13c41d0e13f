package dev.unravel.conformance.races;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * What a task does comes after its submission and before what whoever has its result does next;
 * with the argument {@code racy} nobody asks for the result.
 */
public final class Pools {
  private int value;

  private Integer work() {
    value++; // <-
    return value; // <-
  }

  public static void main(String[] args) throws Exception {
    Pools it = new Pools();
    boolean racy = args[1].equals("racy");
    it.value = 1;
    ExecutorService pool = pool(args[0]);
    if (racy) {
      pool.submit(it::work);
      it.value++; // <-
    } else {
      for (Future<?> future : submit(args[0], pool, it::work)) {
        future.get();
      }
      it.value++;
      pool.submit(it::work);
    }
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.HOURS);
    if (!racy && it.value != 4) {
      throw new AssertionError("value is " + it.value);
    }
  }

  private static ExecutorService pool(String name) throws Exception {
    return switch (name) {
      case "CACHED" -> Executors.newCachedThreadPool();
      case "FIXED" -> Executors.newFixedThreadPool(2);
      case "SCHEDULED" -> Executors.newScheduledThreadPool(2);
      case "FORK_JOIN" -> new ForkJoinPool(2);
      case "VIRTUAL" ->
          // By name, since it came with JDK 21.
          (ExecutorService)
              Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
      default -> Executors.newSingleThreadExecutor();
    };
  }

  private static List<? extends Future<?>> submit(
      String name, ExecutorService pool, Callable<Integer> task) throws InterruptedException {
    return name.equals("SCHEDULED")
        ? List.of(((ScheduledExecutorService) pool).schedule(task, 1, TimeUnit.MILLISECONDS))
        : pool.invokeAll(List.of(task));
  }
}
