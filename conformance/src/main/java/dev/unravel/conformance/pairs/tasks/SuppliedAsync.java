package dev.unravel.conformance.pairs.tasks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import java.util.concurrent.CompletableFuture;

/** A stage of the common pool; the broken twin does not wait for it. */
public final class SuppliedAsync {

  private static volatile int value;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    CompletableFuture<Void> stage = CompletableFuture.runAsync(() -> value = 1);
    if (!broken) {
      stage.join();
    }
    expect(1, value);
  }
}
