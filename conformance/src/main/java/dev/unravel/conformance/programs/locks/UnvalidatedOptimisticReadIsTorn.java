package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.StampedLock;

/**
 * Without validation an optimistic read may see half a write. Without the mixed pairs no switch
 * happens inside the writer.
 */
@Outcomes({"0 0", "0 1", "1 0", "1 1"})
public final class UnvalidatedOptimisticReadIsTorn {
  private final StampedLock lock = new StampedLock();
  private int a;
  private int b;

  public static void main(String[] args) throws InterruptedException {
    UnvalidatedOptimisticReadIsTorn p = new UnvalidatedOptimisticReadIsTorn();
    Thread t =
        new Thread(
            () -> {
              long stamp = p.lock.writeLock();
              p.a = 1;
              p.b = 1;
              p.lock.unlockWrite(stamp);
            });
    t.start();
    p.lock.tryOptimisticRead();
    int a = p.a;
    int b = p.b;
    t.join();
    System.out.println(a + " " + b);
  }
}
