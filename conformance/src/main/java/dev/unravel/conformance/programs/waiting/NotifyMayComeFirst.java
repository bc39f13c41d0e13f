package dev.unravel.conformance.programs.waiting;

import dev.unravel.conformance.Outcomes;

/**
 * A notification nobody waits for is lost. Without the failure the model remembers it; without the
 * other outcome wait never wakes.
 */
@Outcomes({"woken", "FAIL lost-notification"})
public final class NotifyMayComeFirst {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread t =
        new Thread(
            () -> {
              synchronized (lock) {
                lock.notify();
              }
            });
    t.start();
    synchronized (lock) {
      lock.wait();
    }
    t.join();
    System.out.println("woken");
  }
}
