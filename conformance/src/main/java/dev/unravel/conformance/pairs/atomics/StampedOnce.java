package dev.unravel.conformance.pairs.atomics;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.AtomicStampedReference;

/** A stamped reference that changes once for each stamp; the broken twin ignores the stamp. */
public final class StampedOnce {

  private static void swap(AtomicStampedReference<String> value, boolean again) {
    String seen = value.getReference();
    int stamp = again ? value.getStamp() : 0;
    value.compareAndSet(seen, "a", stamp, stamp + 1);
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    AtomicStampedReference<String> value = new AtomicStampedReference<>("a", 0);
    Together.run(() -> swap(value, broken), () -> swap(value, broken));
    expect(1, value.getStamp());
  }
}
