package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** An instance made by a holder class when it is first used; the broken twin makes it itself. */
public final class HolderOfOne {
  private static final AtomicInteger MADE = new AtomicInteger();
  private static HolderOfOne unguarded;

  private HolderOfOne() {
    MADE.incrementAndGet();
  }

  private static final class Holder {
    static final HolderOfOne INSTANCE = new HolderOfOne();
  }

  private static HolderOfOne lazily() {
    if (unguarded == null) {
      unguarded = new HolderOfOne();
    }
    return unguarded;
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    HolderOfOne[] got = new HolderOfOne[2];
    Together.run(
        () -> got[0] = broken ? lazily() : Holder.INSTANCE,
        () -> got[1] = broken ? lazily() : Holder.INSTANCE);
    expect(got[0], got[1]);
    expect(1, MADE.get());
  }
}
