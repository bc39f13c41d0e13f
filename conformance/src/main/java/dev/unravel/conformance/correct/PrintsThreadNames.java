package dev.unravel.conformance.correct;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Prints names and ids of threads; the same schedule must print the same. */
public final class PrintsThreadNames {
  private static String describe(Thread thread) {
    return thread.getName() + "#" + thread.getId();
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(Thread::yield);
    t.start();
    ExecutorService pool = Executors.newFixedThreadPool(1);
    String worker = pool.submit(() -> describe(Thread.currentThread())).get();
    pool.shutdown();
    t.join();
    System.out.println(describe(t) + " " + worker + " " + describe(Thread.currentThread()));
  }
}
