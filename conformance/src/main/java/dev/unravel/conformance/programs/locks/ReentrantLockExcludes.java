package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantLock;

/** A reader under the lock sees both writes or neither. */
@Outcomes({"a=0 b=0", "a=1 b=1"})
public final class ReentrantLockExcludes {
  private final ReentrantLock lock = new ReentrantLock();
  private int a;
  private int b;

  public static void main(String[] args) throws InterruptedException {
    ReentrantLockExcludes p = new ReentrantLockExcludes();
    Thread t =
        new Thread(
            () -> {
              p.lock.lock();
              p.a = 1;
              p.b = 1;
              p.lock.unlock();
            });
    t.start();
    p.lock.lock();
    int a = p.a;
    int b = p.b;
    p.lock.unlock();
    t.join();
    System.out.println("a=" + a + " b=" + b);
  }
}
