package dev.unravel.conformance.pairs.atomics;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.AtomicStampedReference;

/** A stamp that counts all changes; the broken twin gives up when another was faster. */
public final class StampCountsAll {

  private static void add(AtomicStampedReference<Integer> value, boolean once) {
    int[] stamp = new int[1];
    Integer seen;
    do {
      seen = value.get(stamp);
    } while (!value.compareAndSet(seen, seen + 1, stamp[0], stamp[0] + 1) && !once);
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    AtomicStampedReference<Integer> value = new AtomicStampedReference<>(0, 0);
    Together.run(() -> add(value, broken), () -> add(value, broken));
    expect(2, value.getReference());
    expect(2, value.getStamp());
  }
}
