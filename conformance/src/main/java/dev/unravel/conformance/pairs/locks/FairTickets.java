package dev.unravel.conformance.pairs.locks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.locks.ReentrantLock;

/** A fair lock; the broken twin counts outside of it. */
public final class FairTickets {

  private static int next;

  private static void draw(ReentrantLock lock, boolean outside) {
    lock.lock();
    if (!outside) {
      next++;
    }
    lock.unlock();
    if (outside) {
      next++;
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ReentrantLock lock = new ReentrantLock(true);
    Together.run(() -> draw(lock, broken), () -> draw(lock, broken));
    expect(2, next);
  }
}
