package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** Producers and consumers on one monitor; the broken twin wakes only one of them. */
public final class BothKindsWoken {
  private int items;

  private synchronized void put(boolean wakesOne) throws InterruptedException {
    while (items > 0) {
      wait();
    }
    items++;
    wake(wakesOne);
  }

  private synchronized void take(boolean wakesOne) throws InterruptedException {
    while (items == 0) {
      wait();
    }
    items--;
    wake(wakesOne);
  }

  private void wake(boolean one) {
    if (one) {
      notify();
    } else {
      notifyAll();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    BothKindsWoken slot = new BothKindsWoken();
    Together.run(
        () -> slot.take(broken),
        () -> slot.take(broken),
        () -> slot.put(broken),
        () -> slot.put(broken));
    expect(0, slot.items);
  }
}
