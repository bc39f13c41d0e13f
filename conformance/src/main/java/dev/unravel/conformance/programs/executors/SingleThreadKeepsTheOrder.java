package dev.unravel.conformance.programs.executors;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** One pool thread runs its tasks one after the other, in order. */
@Outcomes("12")
public final class SingleThreadKeepsTheOrder {
  private int x;

  public static void main(String[] args) throws Exception {
    SingleThreadKeepsTheOrder p = new SingleThreadKeepsTheOrder();
    ExecutorService pool = Executors.newSingleThreadExecutor();
    pool.submit(
        () -> {
          p.x = 1;
        });
    Future<?> second =
        pool.submit(
            () -> {
              p.x = p.x * 10 + 2;
            });
    second.get();
    pool.shutdown();
    System.out.println(p.x);
  }
}
