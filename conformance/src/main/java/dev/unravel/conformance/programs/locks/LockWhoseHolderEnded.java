package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantLock;

/** A lock whose holder ended without unlock can never be had again: a deadlock. */
@Outcomes({"locked", "FAIL deadlock"})
public final class LockWhoseHolderEnded {
  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Thread t = new Thread(lock::lock);
    t.start();
    lock.lock();
    lock.unlock();
    t.join();
    System.out.println("locked");
  }
}
