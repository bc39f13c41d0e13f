package dev.unravel.conformance.programs.parking;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.LockSupport;

/** A far timed park ends by the permit as long as a thread can run. x=0 means time jumped ahead. */
@Outcomes("x=1")
public final class FarParkNanosWaitsForThePermit {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    FarParkNanosWaitsForThePermit p = new FarParkNanosWaitsForThePermit();
    Thread main = Thread.currentThread();
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              LockSupport.unpark(main);
            });
    t.start();
    LockSupport.parkNanos(60_000_000_000L);
    int x = p.x;
    t.join();
    System.out.println("x=" + x);
  }
}
