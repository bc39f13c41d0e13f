package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.CompletableFuture;

/** Two stages that are combined when both are done; the broken twin looks at what is there. */
public final class StagesCombined {
  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    CompletableFuture<Integer> one = new CompletableFuture<>();
    CompletableFuture<Integer> other = new CompletableFuture<>();
    CompletableFuture<Integer> sum = one.thenCombine(other, Integer::sum);
    Together.run(
        () -> one.complete(1),
        () -> other.complete(2),
        () -> expect(3, broken ? sum.getNow(0) : sum.get()));
  }
}
