package dev.unravel.conformance.pairs.tasks;

import static dev.unravel.conformance.pairs.Together.isBroken;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A task that fails, whose future tells; the broken twin takes no notice. */
public final class FailureOfATask {

  private static volatile int value;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ExecutorService pool = Executors.newSingleThreadExecutor();
    Future<Integer> task =
        pool.submit(
            () -> {
              if (value == 0) {
                throw new IllegalStateException();
              }
              return value;
            });
    value = 1;
    pool.shutdown();
    try {
      task.get();
    } catch (ExecutionException e) {
      if (broken) {
        throw e;
      }
    }
  }
}
