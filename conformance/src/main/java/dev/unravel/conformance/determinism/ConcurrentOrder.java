package dev.unravel.conformance.determinism;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Prints the order in which tasks ran, and maps they filled. */
public final class ConcurrentOrder {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Thread, Integer> byThread = new ConcurrentHashMap<>();
    ConcurrentSkipListMap<Integer, String> sorted = new ConcurrentSkipListMap<>();
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(3);
    for (int i : List.of(0, 1, 2, 3, 4)) {
      pool.schedule(
          () -> {
            byThread.merge(Thread.currentThread(), 1, Integer::sum);
            sorted.put(i, Thread.currentThread().getName());
            System.out.println("task " + i);
          },
          5 - i,
          TimeUnit.MILLISECONDS);
    }
    pool.shutdown();
    System.out.println(pool.awaitTermination(1, TimeUnit.HOURS));
    System.out.println(sorted);
    byThread.forEach((thread, count) -> System.out.println(thread.getName() + " " + count));
  }
}
