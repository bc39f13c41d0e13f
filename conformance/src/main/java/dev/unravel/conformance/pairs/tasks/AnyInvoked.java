package dev.unravel.conformance.pairs.tasks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The result of any of two tasks; the broken twin expects the first. */
public final class AnyInvoked {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ExecutorService pool = Executors.newFixedThreadPool(2);
    List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2);
    int result = pool.invokeAny(tasks);
    expect(true, broken ? result == 1 : result == 1 || result == 2);
    pool.shutdown();
  }
}
