package dev.unravel.conformance.correct;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A future that nobody completes times out, and says so. */
public final class CompletableFutureTimesOut {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> never = new CompletableFuture<>();
    try {
      never.orTimeout(10, TimeUnit.MILLISECONDS).get();
      throw new AssertionError("completed");
    } catch (ExecutionException e) {
      if (!(e.getCause() instanceof TimeoutException)) {
        throw new AssertionError(e);
      }
    }
  }
}
