package dev.unravel.conformance.pairs.atomics;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.LongAdder;

/** An adder that is summed at the end; the broken twin sums too early. */
public final class AddedByAdder {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    LongAdder sum = new LongAdder();
    long[] seen = new long[1];
    Together.run(sum::increment, sum::increment, () -> seen[0] = sum.sum());
    expect(2L, broken ? seen[0] : sum.sum());
  }
}
