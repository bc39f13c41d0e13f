package dev.unravel.conformance.programs.locks;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A monitor and a ReentrantLock taken in opposite orders. Without the deadlock the two kinds are
 * not in one wait-for graph.
 */
@Outcomes({"done", "FAIL deadlock"})
public final class MonitorAndLockDeadlock {
  public static void main(String[] args) throws InterruptedException {
    Object monitor = new Object();
    ReentrantLock lock = new ReentrantLock();
    Thread t =
        new Thread(
            () -> {
              synchronized (monitor) {
                lock.lock();
                lock.unlock();
              }
            });
    t.start();
    lock.lock();
    synchronized (monitor) {
      lock.unlock();
    }
    t.join();
    System.out.println("done");
  }
}
