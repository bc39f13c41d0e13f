package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** The maximum of what threads report; the broken twin compares and then sets. */
public final class MaximumKept {
  private static void report(AtomicInteger maximum, int value, boolean inTwoSteps) {
    if (!inTwoSteps) {
      maximum.accumulateAndGet(value, Math::max);
    } else if (value > maximum.get()) {
      maximum.set(value);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    AtomicInteger maximum = new AtomicInteger();
    Together.run(
        () -> report(maximum, 3, broken),
        () -> report(maximum, 5, broken),
        () -> report(maximum, 4, broken));
    expect(5, maximum.get());
  }
}
