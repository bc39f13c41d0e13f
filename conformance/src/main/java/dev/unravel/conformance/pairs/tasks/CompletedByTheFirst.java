package dev.unravel.conformance.pairs.tasks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.CompletableFuture;

/** A future that the first completes; the broken twin expects one of them. */
public final class CompletedByTheFirst {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    CompletableFuture<Integer> result = new CompletableFuture<>();
    boolean[] won = new boolean[2];
    Together.run(() -> won[0] = result.complete(0), () -> won[1] = result.complete(1));
    expect(true, broken ? won[0] : won[0] != won[1]);
    expect(true, won[result.join()]);
  }
}
