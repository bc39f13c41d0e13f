package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantLock;

/** A thread that can never get the lock before the interrupt comes is always interrupted. */
@Outcomes("interrupted")
public final class LockInterruptiblyIsInterrupted {
  private String result;

  private void acquire(ReentrantLock lock) {
    try {
      lock.lockInterruptibly();
      lock.unlock();
      result = "locked";
    } catch (InterruptedException e) {
      result = "interrupted";
    }
  }

  public static void main(String[] args) throws InterruptedException {
    LockInterruptiblyIsInterrupted p = new LockInterruptiblyIsInterrupted();
    ReentrantLock lock = new ReentrantLock();
    Thread t = new Thread(() -> p.acquire(lock));
    lock.lock();
    t.start();
    t.interrupt();
    lock.unlock();
    t.join();
    System.out.println(p.result);
  }
}
