package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;

/** wait without the monitor throws. Anything else means the owner is not checked. */
@Outcomes("IllegalMonitorStateException")
public final class WaitNeedsTheMonitor {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    String result;
    try {
      lock.wait(1);
      result = "waited";
    } catch (IllegalMonitorStateException e) {
      result = "IllegalMonitorStateException";
    }
    System.out.println(result);
  }
}
