package dev.unravel.conformance.programs.futures;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CompletableFuture;

/** Waiting for a future nobody completes is a lost notification. */
@Outcomes("FAIL lost-notification")
public final class FutureNobodyCompletes {
  public static void main(String[] args) {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    System.out.println(future.join());
  }
}
