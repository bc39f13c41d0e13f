package dev.unravel.conformance.pairs.atomics;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** A flag that only the first sets; the broken twin looks first. */
public final class FirstOfAll {

  private static final AtomicInteger winners = new AtomicInteger();

  private static void claim(AtomicBoolean taken, boolean apart) {
    if (apart) {
      if (!taken.get()) {
        taken.set(true);
        winners.incrementAndGet();
      }
    } else if (taken.compareAndSet(false, true)) {
      winners.incrementAndGet();
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    AtomicBoolean taken = new AtomicBoolean();
    Together.run(() -> claim(taken, broken), () -> claim(taken, broken));
    expect(1, winners.get());
  }
}
