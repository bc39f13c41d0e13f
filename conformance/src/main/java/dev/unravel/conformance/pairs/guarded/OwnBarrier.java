package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** A barrier for two, made of a counter and a monitor; the broken twin counts outside of it. */
public final class OwnBarrier {
  private int arrived;

  private void count() {
    arrived++;
  }

  private void meet(boolean countsOutside) throws InterruptedException {
    if (countsOutside) {
      count();
    }
    synchronized (this) {
      if (!countsOutside) {
        count();
      }
      notifyAll();
      while (arrived < 2) {
        wait();
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    OwnBarrier barrier = new OwnBarrier();
    int[] cells = new int[2];
    Together.run(
        () -> {
          cells[0] = 1;
          barrier.meet(broken);
          expect(1, cells[1]);
        },
        () -> {
          cells[1] = 1;
          barrier.meet(broken);
          expect(1, cells[0]);
        });
  }
}
