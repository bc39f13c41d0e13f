package dev.unravel.conformance.pairs.atomics;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.LongAccumulator;

/** An accumulator of the largest; the broken twin keeps the last. */
public final class LargestAccumulated {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    LongAccumulator largest = new LongAccumulator(broken ? (a, b) -> b : Math::max, 0);
    Together.run(() -> largest.accumulate(3), () -> largest.accumulate(5));
    expect(5L, largest.get());
  }
}
