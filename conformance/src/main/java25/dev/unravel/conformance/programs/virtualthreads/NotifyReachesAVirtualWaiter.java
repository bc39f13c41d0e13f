package dev.unravel.conformance.programs.virtualthreads;

import dev.unravel.conformance.Outcomes;

/**
 * A virtual thread in wait is notified like any other, and a notification that comes first is lost.
 */
@Outcomes(
    value = {"woken", "FAIL lost-notification"},
    jdk = 25)
public final class NotifyReachesAVirtualWaiter {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread t =
        Thread.ofVirtual()
            .start(
                () -> {
                  synchronized (lock) {
                    try {
                      lock.wait();
                    } catch (InterruptedException e) {
                      throw new IllegalStateException(e);
                    }
                  }
                });
    synchronized (lock) {
      lock.notify();
    }
    t.join();
    System.out.println("woken");
  }
}
