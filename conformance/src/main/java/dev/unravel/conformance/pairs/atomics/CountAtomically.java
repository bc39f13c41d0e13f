package dev.unravel.conformance.pairs.atomics;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** An atomic counter; the broken twin reads and sets. */
public final class CountAtomically {

  private static void add(AtomicInteger count, boolean apart) {
    if (apart) {
      count.set(count.get() + 1);
    } else {
      count.incrementAndGet();
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    AtomicInteger count = new AtomicInteger();
    Together.run(() -> add(count, broken), () -> add(count, broken), () -> add(count, broken));
    expect(3, count.get());
  }
}
