package dev.unravel.conformance.bugs;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A task divides by zero; its future says so. */
@Expected(pattern = "none")
public final class FailingTask {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<Integer> bad = pool.submit(() -> 6 / args.length);
    Future<Integer> good = pool.submit(() -> 7);
    pool.shutdown();
    good.get();
    bad.get();
  }
}
