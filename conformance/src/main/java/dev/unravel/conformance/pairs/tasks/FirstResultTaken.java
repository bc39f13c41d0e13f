package dev.unravel.conformance.pairs.tasks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Results in the order in which they come; the broken twin expects the order of submission. */
public final class FirstResultTaken {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ExecutorService pool = Executors.newFixedThreadPool(2);
    ExecutorCompletionService<Integer> done = new ExecutorCompletionService<>(pool);
    done.submit(() -> 1);
    done.submit(() -> 2);
    int first = done.take().get();
    int second = done.take().get();
    expect(broken ? 1 : 3 - second, first);
    pool.shutdown();
  }
}
