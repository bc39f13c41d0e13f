package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;

/**
 * notify without the monitor throws, even while another thread holds it. Anything else means the
 * owner is not checked.
 */
@Outcomes("IllegalMonitorStateException")
public final class NotifyNeedsTheMonitor {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread t =
        new Thread(
            () -> {
              synchronized (lock) {
                Thread.yield();
              }
            });
    t.start();
    String result;
    try {
      lock.notify();
      result = "notified";
    } catch (IllegalMonitorStateException e) {
      result = "IllegalMonitorStateException";
    }
    t.join();
    System.out.println(result);
  }
}
