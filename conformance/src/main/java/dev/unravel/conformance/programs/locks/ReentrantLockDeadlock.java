package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads take two locks in opposite orders. */
@Outcomes({"done", "FAIL deadlock"})
public final class ReentrantLockDeadlock {
  private static void takeBoth(ReentrantLock first, ReentrantLock second) {
    first.lock();
    second.lock();
    second.unlock();
    first.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    ReentrantLock a = new ReentrantLock();
    ReentrantLock b = new ReentrantLock();
    Thread t = new Thread(() -> takeBoth(a, b));
    t.start();
    takeBoth(b, a);
    t.join();
    System.out.println("done");
  }
}
