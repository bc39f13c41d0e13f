package dev.unravel.conformance.pairs.atomics;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** A value that is updated by a function; the broken twin computes outside. */
public final class UpdatedByFunction {

  private static void twice(AtomicInteger value, boolean apart) {
    if (apart) {
      value.set(value.get() * 2);
    } else {
      value.updateAndGet(v -> v * 2);
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    AtomicInteger value = new AtomicInteger(1);
    Together.run(() -> twice(value, broken), () -> twice(value, broken));
    expect(4, value.get());
  }
}
