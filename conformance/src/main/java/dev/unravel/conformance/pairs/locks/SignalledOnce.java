package dev.unravel.conformance.pairs.locks;

import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A waiter that is signalled when the flag is up; the broken twin does not look at the flag first.
 */
public final class SignalledOnce {

  private static boolean flag;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ReentrantLock lock = new ReentrantLock();
    Condition up = lock.newCondition();
    Together.run(
        () -> {
          lock.lock();
          try {
            if (broken) {
              up.await();
            } else {
              while (!flag) {
                up.await();
              }
            }
          } finally {
            lock.unlock();
          }
        },
        () -> {
          lock.lock();
          flag = true;
          up.signal();
          lock.unlock();
        });
  }
}
