package dev.unravel.conformance.bugs;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The same with a condition of java.util.concurrent. */
@Expected(pattern = "lost notification", about = "Condition")
public final class SignalBeforeAwait {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition arrived = lock.newCondition();

  private void await() {
    lock.lock();
    arrived.awaitUninterruptibly(); // <-
    lock.unlock();
  }

  private void arrive() {
    lock.lock();
    arrived.signal(); // <-
    lock.unlock();
  }

  public static void main(String[] args) {
    SignalBeforeAwait it = new SignalBeforeAwait();
    new Thread(it::arrive, "parcel").start();
    it.await();
  }
}
