package dev.unravel.conformance.programs.parking;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.LockSupport;

/** parkUntil with a near deadline may end by permit or by time, measured on currentTimeMillis. */
@Outcomes({"x=0", "x=1"})
public final class ParkUntilUsesTheSameClock {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    ParkUntilUsesTheSameClock p = new ParkUntilUsesTheSameClock();
    Thread main = Thread.currentThread();
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              LockSupport.unpark(main);
            });
    t.start();
    LockSupport.parkUntil(System.currentTimeMillis() + 2);
    int x = p.x;
    t.join();
    System.out.println("x=" + x);
  }
}
