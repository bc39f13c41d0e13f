package dev.unravel.conformance.pairs.locks;

import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** A gate that opens for all; the broken twin wakes only one. */
public final class GateOpenedForAll {

  private static boolean open;

  private static void pass(Object gate) throws InterruptedException {
    synchronized (gate) {
      while (!open) {
        gate.wait();
      }
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Object gate = new Object();
    Together.run(
        () -> pass(gate),
        () -> pass(gate),
        () -> {
          synchronized (gate) {
            open = true;
            if (broken) {
              gate.notify();
            } else {
              gate.notifyAll();
            }
          }
        });
  }
}
