package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.StampedLock;

/** A pessimistic stamped reader sees a whole write or none. */
@Outcomes({"0 0", "1 1"})
public final class StampedReadLockExcludesAWriter {
  private final StampedLock lock = new StampedLock();
  private int a;
  private int b;

  public static void main(String[] args) throws InterruptedException {
    StampedReadLockExcludesAWriter p = new StampedReadLockExcludesAWriter();
    Thread t =
        new Thread(
            () -> {
              long stamp = p.lock.writeLock();
              p.a = 1;
              p.b = 1;
              p.lock.unlockWrite(stamp);
            });
    t.start();
    long stamp = p.lock.readLock();
    int a = p.a;
    int b = p.b;
    p.lock.unlockRead(stamp);
    t.join();
    System.out.println(a + " " + b);
  }
}
