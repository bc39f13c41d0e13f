package dev.unravel.conformance.everyday;

import java.util.concurrent.CompletableFuture;

/** Two tasks of a pool, the first of which need not be the first to end. */
@Fails
public final class FirstOfTwoTasks {
  public static void main(String[] args) {
    CompletableFuture<String> one = CompletableFuture.supplyAsync(() -> "one");
    CompletableFuture<String> other = CompletableFuture.supplyAsync(() -> "other");
    Object first = CompletableFuture.anyOf(one, other).join();
    if (!first.equals("one")) {
      throw new AssertionError(first + " came first");
    }
  }
}
