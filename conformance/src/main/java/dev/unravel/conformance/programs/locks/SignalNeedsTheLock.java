package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** signal without the lock throws. */
@Outcomes("IllegalMonitorStateException")
public final class SignalNeedsTheLock {
  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    String result;
    try {
      condition.signal();
      result = "signalled";
    } catch (IllegalMonitorStateException e) {
      result = "IllegalMonitorStateException";
    }
    System.out.println(result);
  }
}
