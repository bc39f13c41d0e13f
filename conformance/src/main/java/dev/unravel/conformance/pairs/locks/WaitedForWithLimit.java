package dev.unravel.conformance.pairs.locks;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A condition that is waited for with a limit; the broken twin takes the limit for a signal. */
public final class WaitedForWithLimit {

  private static boolean flag;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ReentrantLock lock = new ReentrantLock();
    Condition up = lock.newCondition();
    Together.run(
        () -> {
          lock.lock();
          boolean signalled = up.await(1, TimeUnit.MILLISECONDS);
          if (broken || signalled) {
            expect(true, broken ? flag : signalled);
          }
          lock.unlock();
        },
        () -> {
          lock.lock();
          flag = true;
          up.signal();
          lock.unlock();
        });
  }
}
