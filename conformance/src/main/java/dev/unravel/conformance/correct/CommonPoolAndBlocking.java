package dev.unravel.conformance.correct;

import java.util.concurrent.CompletableFuture;

/** A common pool task that waits for another one through join. */
public final class CommonPoolAndBlocking {
  public static void main(String[] args) {
    int value =
        CompletableFuture.supplyAsync(() -> CompletableFuture.supplyAsync(() -> 5).join() + 1)
            .join();
    if (value != 6) {
      throw new AssertionError("value " + value);
    }
  }
}
