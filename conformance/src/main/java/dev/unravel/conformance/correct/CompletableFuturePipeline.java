package dev.unravel.conformance.correct;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Stages that run in the common pool, combine, recover from a failure and have a far timeout. */
public final class CompletableFuturePipeline {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> left = CompletableFuture.supplyAsync(() -> 20);
    CompletableFuture<Integer> right =
        CompletableFuture.supplyAsync(() -> 21).thenApplyAsync(v -> v + 1);
    CompletableFuture<Integer> both =
        left.thenCombine(right, Integer::sum).orTimeout(1, TimeUnit.HOURS);
    CompletableFuture<Integer> failed =
        CompletableFuture.<Integer>supplyAsync(
                () -> {
                  throw new IllegalStateException("expected");
                })
            .exceptionally(e -> 0);
    CompletableFuture.allOf(both, failed).join();
    if (both.join() != 42 || failed.join() != 0) {
      throw new AssertionError("wrong value");
    }
  }
}
