package dev.unravel.conformance.correct;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A fixed pool that is never shut down: its idle threads are no failure of the program. */
public final class FixedPoolNeverShutDown {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    if (pool.submit(() -> 7).get() != 7) {
      throw new AssertionError("wrong value");
    }
  }
}
