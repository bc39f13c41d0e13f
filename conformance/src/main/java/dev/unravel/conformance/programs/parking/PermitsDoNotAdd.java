package dev.unravel.conformance.programs.parking;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.LockSupport;

/**
 * Two permits before the first park count as one, so the second park may wait for ever. Without the
 * failure permits are counted.
 */
@Outcomes({"returned", "FAIL lost-notification"})
public final class PermitsDoNotAdd {
  public static void main(String[] args) throws InterruptedException {
    Thread main = Thread.currentThread();
    Thread t =
        new Thread(
            () -> {
              LockSupport.unpark(main);
              LockSupport.unpark(main);
            });
    t.start();
    LockSupport.park();
    LockSupport.park();
    t.join();
    System.out.println("returned");
  }
}
