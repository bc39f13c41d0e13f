package dev.unravel.conformance.programs.executors;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Two tasks on two pool threads race for a plain field. Without x=1 pool threads are not under
 * control.
 */
@Outcomes(
    value = {"x=1", "x=2"},
    large = true)
public final class PoolThreadsRace {
  private int x;

  public static void main(String[] args) throws Exception {
    PoolThreadsRace p = new PoolThreadsRace();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> first =
        pool.submit(
            () -> {
              p.x++;
            });
    Future<?> second =
        pool.submit(
            () -> {
              p.x++;
            });
    first.get();
    second.get();
    pool.shutdown();
    System.out.println("x=" + p.x);
  }
}
