package dev.unravel.benchmarks.tinertia.boundedbuffer;

import java.util.BitSet;

/** Which lines arrived, and that each did so once and unchanged. */
final class Ledger {
  private final BitSet[] arrived;
  private int words;

  Ledger(int producers) {
    arrived = new BitSet[producers];
    for (int i = 0; i < producers; i++) {
      arrived[i] = new BitSet();
    }
  }

  synchronized void book(Item item) {
    if (!item.isSound() || arrived[item.producer()].get(item.number())) {
      throw new IllegalStateException(item + " is damaged, or a copy");
    }
    arrived[item.producer()].set(item.number());
    words += item.text().split(" ").length;
  }

  synchronized int lines() {
    int lines = 0;
    for (BitSet numbers : arrived) {
      lines += numbers.cardinality();
    }
    return lines;
  }

  synchronized int words() {
    return words;
  }
}
