package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.StampedLock;

/**
 * A reader becomes writer only when it is the only reader: each may succeed or fail, depending on
 * the overlap.
 */
@Outcomes({
  "main=true thread=true",
  "main=true thread=false",
  "main=false thread=true",
  "main=false thread=false"
})
public final class StampedUpgradeNeedsASoleReader {
  private boolean other;

  private static boolean upgrade(StampedLock lock) {
    long stamp = lock.readLock();
    long write = lock.tryConvertToWriteLock(stamp);
    lock.unlock(write == 0 ? stamp : write);
    return write != 0;
  }

  public static void main(String[] args) throws InterruptedException {
    StampedUpgradeNeedsASoleReader p = new StampedUpgradeNeedsASoleReader();
    StampedLock lock = new StampedLock();
    Thread t = new Thread(() -> p.other = upgrade(lock));
    t.start();
    boolean mine = upgrade(lock);
    t.join();
    System.out.println("main=" + mine + " thread=" + p.other);
  }
}
