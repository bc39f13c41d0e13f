package dev.unravel.conformance.pairs.atomics;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** The slots of an atomic array; the broken twin has one slot for both. */
public final class SlotsOfAnArray {

  private static void add(AtomicIntegerArray slots, int slot, boolean apart) {
    if (apart) {
      slots.set(slot, slots.get(slot) + 1);
    } else {
      slots.getAndIncrement(slot);
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    AtomicIntegerArray slots = new AtomicIntegerArray(2);
    Together.run(() -> add(slots, 0, broken), () -> add(slots, broken ? 0 : 1, broken));
    expect(2, slots.get(0) + slots.get(1));
  }
}
