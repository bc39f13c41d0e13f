package dev.unravel.conformance.programs.executors;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * A task that waits for a later task of its own one-thread pool never ends: a lost notification.
 */
@Outcomes("FAIL lost-notification")
public final class PoolStarvationHangs {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<Integer> outer = pool.submit(() -> pool.submit(() -> 1).get());
    System.out.println(outer.get());
  }
}
