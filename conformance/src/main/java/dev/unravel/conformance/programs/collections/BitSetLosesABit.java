package dev.unravel.conformance.programs.collections;

import dev.unravel.conformance.Outcomes;
import java.util.BitSet;

/** Setting two bits of one word without a lock may lose one. set reads and writes the word. */
@Outcomes({"1", "2"})
public final class BitSetLosesABit {
  public static void main(String[] args) throws InterruptedException {
    BitSet bits = new BitSet(8);
    bits.set(7);
    Thread t = new Thread(() -> bits.set(0));
    t.start();
    bits.set(1);
    t.join();
    System.out.println(bits.cardinality() - 1);
  }
}
