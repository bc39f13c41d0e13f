package dev.unravel.conformance.pairs.locks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that is tried, and the work left to who has it; the broken twin works all the same. */
public final class TriedOrLeft {

  private static int count;
  private static int done;

  private static void tryIt(ReentrantLock lock, boolean always) {
    boolean mine = lock.tryLock();
    if (mine || always) {
      int seen = count;
      count = seen + 1;
      synchronized (TriedOrLeft.class) {
        done++;
      }
    }
    if (mine) {
      lock.unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ReentrantLock lock = new ReentrantLock();
    Together.run(() -> tryIt(lock, broken), () -> tryIt(lock, broken));
    expect(done, count);
  }
}
