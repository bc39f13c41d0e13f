package dev.unravel.conformance.programs.futures;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

/** orTimeout with a short delay may complete the future before the value comes. */
@Outcomes(
    value = {"1", "timeout"},
    large = true)
public final class OrTimeoutMayFire {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    future.orTimeout(1, TimeUnit.MILLISECONDS);
    Thread t = new Thread(() -> future.complete(1));
    t.start();
    String result;
    try {
      result = String.valueOf(future.get());
    } catch (ExecutionException e) {
      result = "timeout";
    }
    t.join();
    System.out.println(result);
  }
}
