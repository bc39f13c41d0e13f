package dev.unravel.conformance.pairs.tasks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.CompletableFuture;

/** A stage behind another; the broken twin looks before it is done. */
public final class AppliedAfterwards {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    CompletableFuture<Integer> start = new CompletableFuture<>();
    CompletableFuture<Integer> next = start.thenApply(v -> v + 1);
    Together.run(() -> start.complete(1), () -> expect(2, broken ? next.getNow(0) : next.join()));
  }
}
