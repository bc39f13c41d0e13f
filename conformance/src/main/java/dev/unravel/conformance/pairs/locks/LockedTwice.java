package dev.unravel.conformance.pairs.locks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that its owner takes again; the broken twin gives it back once too early. */
public final class LockedTwice {

  private static int first;
  private static int second;

  private static void both(ReentrantLock lock, boolean early) {
    lock.lock();
    lock.lock();
    first++;
    lock.unlock();
    if (early) {
      lock.unlock();
    }
    int seen = second;
    second = seen + 1;
    if (!early) {
      lock.unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ReentrantLock lock = new ReentrantLock();
    Together.run(() -> both(lock, broken), () -> both(lock, broken));
    expect(2, first);
    expect(2, second);
  }
}
