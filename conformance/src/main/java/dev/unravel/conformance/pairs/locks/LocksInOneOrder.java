package dev.unravel.conformance.pairs.locks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Two locks that are taken in one order; the broken twin takes them as they come. */
public final class LocksInOneOrder {

  private static int count;

  private static void inside(Lock first, Lock second) {
    first.lock();
    try {
      second.lock();
      try {
        count++;
      } finally {
        second.unlock();
      }
    } finally {
      first.unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ReentrantLock one = new ReentrantLock();
    ReentrantLock other = new ReentrantLock();
    Together.run(
        () -> inside(one, other), () -> inside(broken ? other : one, broken ? one : other));
    expect(2, count);
  }
}
