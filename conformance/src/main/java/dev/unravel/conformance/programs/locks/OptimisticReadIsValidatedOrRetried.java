package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.StampedLock;

/** An optimistic read that validates has seen a whole write or none. */
@Outcomes({"0 0", "1 1", "retry"})
public final class OptimisticReadIsValidatedOrRetried {
  private final StampedLock lock = new StampedLock();
  private int a;
  private int b;

  public static void main(String[] args) throws InterruptedException {
    OptimisticReadIsValidatedOrRetried p = new OptimisticReadIsValidatedOrRetried();
    Thread t =
        new Thread(
            () -> {
              long stamp = p.lock.writeLock();
              p.a = 1;
              p.b = 1;
              p.lock.unlockWrite(stamp);
            });
    t.start();
    long stamp = p.lock.tryOptimisticRead();
    int a = p.a;
    int b = p.b;
    String result = p.lock.validate(stamp) ? a + " " + b : "retry";
    t.join();
    System.out.println(result);
  }
}
