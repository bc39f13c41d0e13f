package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** A slot for one item, by wait and notifyAll; the broken twin does not look again after a wait. */
public final class SlotWithMonitor {
  private Integer item;

  private synchronized void put(int value) throws InterruptedException {
    while (item != null) {
      wait();
    }
    item = value;
    notifyAll();
  }

  private synchronized int take(boolean looksOnce) throws InterruptedException {
    if (looksOnce) {
      if (item == null) {
        wait();
      }
    } else {
      while (item == null) {
        wait();
      }
    }
    int value = item;
    item = null;
    notifyAll();
    return value;
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    SlotWithMonitor slot = new SlotWithMonitor();
    int[] got = new int[2];
    Together.run(
        () -> {
          slot.put(1);
          slot.put(2);
        },
        () -> got[0] = slot.take(broken),
        () -> got[1] = slot.take(broken));
    expect(3, got[0] + got[1]);
  }
}
