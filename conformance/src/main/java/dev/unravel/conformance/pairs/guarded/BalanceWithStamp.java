package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.AtomicStampedReference;

/** A balance with a stamp that changes with it; the broken twin takes any answer for a yes. */
public final class BalanceWithStamp {
  private static void add(AtomicStampedReference<Integer> balance, int more, boolean triesOnce) {
    int[] stamp = new int[1];
    for (; ; ) {
      Integer before = balance.get(stamp);
      if (balance.compareAndSet(before, before + more, stamp[0], stamp[0] + 1) || triesOnce) {
        return;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    AtomicStampedReference<Integer> balance = new AtomicStampedReference<>(0, 0);
    Together.run(() -> add(balance, 4, broken), () -> add(balance, 5, broken));
    expect(9, balance.getReference());
    expect(2, balance.getStamp());
  }
}
