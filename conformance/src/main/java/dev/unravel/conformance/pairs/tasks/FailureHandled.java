package dev.unravel.conformance.pairs.tasks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.CompletableFuture;

/** A stage that handles a failure; the broken twin does not. */
public final class FailureHandled {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    CompletableFuture<Integer> start = new CompletableFuture<>();
    CompletableFuture<Integer> safe = broken ? start : start.exceptionally(e -> 0);
    Together.run(
        () -> start.completeExceptionally(new IllegalStateException()),
        () -> expect(0, safe.join()));
  }
}
