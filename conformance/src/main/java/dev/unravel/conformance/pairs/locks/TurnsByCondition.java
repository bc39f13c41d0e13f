package dev.unravel.conformance.pairs.locks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads that take turns by a condition; the broken twin signals before it says whose turn it
 * is.
 */
public final class TurnsByCondition {

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final StringBuilder text = new StringBuilder();
  private int turn;

  private void take(int who, boolean early) throws InterruptedException {
    lock.lock();
    try {
      if (early && who == 1) {
        // Looks only once.
        if (turn != who) {
          changed.awaitNanos(1);
        }
      } else {
        while (turn != who) {
          changed.await();
        }
      }
      text.append(who);
      turn++;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    TurnsByCondition turns = new TurnsByCondition();
    Together.run(() -> turns.take(0, broken), () -> turns.take(1, broken));
    expect("01", turns.text.toString());
  }
}
