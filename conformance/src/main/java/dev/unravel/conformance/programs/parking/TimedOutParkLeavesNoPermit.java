package dev.unravel.conformance.programs.parking;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.LockSupport;

/**
 * A permit that comes after a timed park ran out is kept for the next park. A lost notification
 * means it was dropped, and x=0 that the park returned without any.
 */
@Outcomes("x=1")
public final class TimedOutParkLeavesNoPermit {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    TimedOutParkLeavesNoPermit p = new TimedOutParkLeavesNoPermit();
    Thread main = Thread.currentThread();
    LockSupport.parkNanos(1_000);
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              LockSupport.unpark(main);
            });
    t.start();
    LockSupport.park();
    int x = p.x;
    t.join();
    System.out.println("x=" + x);
  }
}
