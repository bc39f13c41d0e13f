package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A slot for one item, by a lock and two conditions; the broken twin signals the wrong one. */
public final class SlotWithConditions {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition filled = lock.newCondition();
  private final Condition emptied = lock.newCondition();
  private Integer item;

  private void put(int value, boolean signalsWrong) throws InterruptedException {
    lock.lock();
    try {
      while (item != null) {
        emptied.await();
      }
      item = value;
      (signalsWrong ? emptied : filled).signal();
    } finally {
      lock.unlock();
    }
  }

  private int take() throws InterruptedException {
    lock.lock();
    try {
      while (item == null) {
        filled.await();
      }
      int value = item;
      item = null;
      emptied.signal();
      return value;
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    SlotWithConditions slot = new SlotWithConditions();
    int[] got = new int[1];
    Together.run(
        () -> {
          slot.put(1, broken);
          slot.put(2, broken);
        },
        () -> got[0] = slot.take() + slot.take());
    expect(3, got[0]);
  }
}
