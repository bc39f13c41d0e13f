package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Tasks that a pool is given at once; in the broken twin they count in a field. */
public final class AllInvoked {
  private static int counted;

  private static int one() {
    counted++;
    return 1;
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Callable<Integer> task = () -> broken ? one() : 1;
    int sum = 0;
    for (Future<Integer> each : pool.invokeAll(List.of(task, task))) {
      sum += each.get();
    }
    pool.shutdown();
    expect(2, broken ? counted : sum);
  }
}
