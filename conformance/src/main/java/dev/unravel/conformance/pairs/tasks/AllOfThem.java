package dev.unravel.conformance.pairs.tasks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.CompletableFuture;

/** A stage for all of several; the broken twin waits for any. */
public final class AllOfThem {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    CompletableFuture<Integer> one = new CompletableFuture<>();
    CompletableFuture<Integer> other = new CompletableFuture<>();
    CompletableFuture<?> all =
        broken ? CompletableFuture.anyOf(one, other) : CompletableFuture.allOf(one, other);
    Together.run(
        () -> one.complete(1),
        () -> other.complete(2),
        () -> {
          all.join();
          expect(3, one.getNow(0) + other.getNow(0));
        });
  }
}
