package dev.unravel.conformance.correct;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A cached pool that is never shut down: its threads leave after a minute. */
public final class CachedPoolNeverShutDown {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newCachedThreadPool();
    if (pool.submit(() -> 7).get() != 7) {
      throw new AssertionError("wrong value");
    }
  }
}
