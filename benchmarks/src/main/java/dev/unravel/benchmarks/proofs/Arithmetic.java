package dev.unravel.benchmarks.proofs;

import dev.unravel.benchmarks.shapes.Team;

/** Two threads add the terms of an arithmetic progression that a third hands out one by one. */
public final class Arithmetic {
  private static final int TERMS = 3;
  private static final int DIFFERENCE = 3;

  private final boolean locked;
  private int term;
  private boolean full;
  private int taken;
  private int sum;

  private Arithmetic(boolean locked) {
    this.locked = locked;
  }

  public static void main(String[] arguments) throws InterruptedException {
    Arithmetic shared = new Arithmetic(Variant.of(arguments).has(Variant.FIXED));
    Team.run(shared::produce, shared::consume, shared::consume);
    int expected = TERMS * (TERMS + 1) / 2 * DIFFERENCE;
    if (shared.sum != expected) {
      throw new AssertionError("the sum is " + shared.sum);
    }
  }

  private void produce() throws InterruptedException {
    for (int i = 1; i <= TERMS; i++) {
      synchronized (this) {
        while (full) {
          wait();
        }
        term = i * DIFFERENCE;
        full = true;
        notifyAll();
      }
    }
  }

  private void consume() throws InterruptedException {
    while (true) {
      int mine;
      synchronized (this) {
        while (!full && taken < TERMS) {
          wait();
        }
        if (taken == TERMS) {
          return;
        }
        mine = term;
        full = false;
        taken++;
        if (locked) {
          sum += mine;
        }
        notifyAll();
      }
      if (!locked) {
        sum += mine;
      }
    }
  }
}
