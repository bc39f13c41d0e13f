package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A task that waits for another one of its pool of one. */
@Cause(
    pattern = {"resource deadlock"},
    says = "pool",
    wrongHint = "hold one lock")
public final class PoolStarvation {
  private PoolStarvation() {}

  static ExecutorService pool;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    pool = Executors.newFixedThreadPool(form == Form.RIGHT ? 4 : 2);
    Future<Integer> one = pool.submit(PoolStarvation::outer); // site
    Future<Integer> two = pool.submit(PoolStarvation::outer);
    Together.check(one.get() + two.get() == 2, "wrong sum");
    pool.shutdown();
  }

  static Integer outer() throws Exception {
    return pool.submit(() -> 1).get(); // site
  }
}
