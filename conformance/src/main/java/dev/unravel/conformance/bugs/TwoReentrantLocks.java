package dev.unravel.conformance.bugs;

import java.util.concurrent.locks.ReentrantLock;

/** The same with locks of java.util.concurrent, in two methods. */
@Expected(
    pattern = "lock-order deadlock",
    about = {"ReentrantLock", "ReentrantLock"})
public final class TwoReentrantLocks {
  private final ReentrantLock store = new ReentrantLock();
  private final ReentrantLock log = new ReentrantLock();

  private void save() {
    store.lock(); // <-
    log.lock(); // <-
    log.unlock();
    store.unlock();
  }

  private void rotate() {
    log.lock(); // <-
    store.lock(); // <-
    store.unlock();
    log.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    TwoReentrantLocks it = new TwoReentrantLocks();
    Thread first = new Thread(it::save, "saver");
    Thread second = new Thread(it::rotate, "rotator");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
