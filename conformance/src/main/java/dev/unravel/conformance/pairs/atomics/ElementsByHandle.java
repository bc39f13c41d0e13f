package dev.unravel.conformance.pairs.atomics;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Elements of an array by a handle; the broken twin uses one element for both. */
public final class ElementsByHandle {

  private static final VarHandle SLOTS = MethodHandles.arrayElementVarHandle(int[].class);

  private static void add(int[] slots, int slot, boolean apart) {
    if (apart) {
      slots[slot] = slots[slot] + 1;
    } else {
      SLOTS.getAndAdd(slots, slot, 1);
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    int[] slots = new int[2];
    Together.run(() -> add(slots, 0, broken), () -> add(slots, broken ? 0 : 1, broken));
    expect(2, slots[0] + slots[1]);
  }
}
